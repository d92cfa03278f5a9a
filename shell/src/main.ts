import '@arena/shared/ui/fonts.css';
// Evaluated in this task; the console's own code is in the next one, and starts in a third: none holds up a press for long.
import 'react-dom/client';

setTimeout(() => void import(/* webpackMode: "eager" */ './start'));
