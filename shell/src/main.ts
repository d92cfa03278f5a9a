import '@arena/shared/ui/fonts.css';
// Evaluated in this task, what all sections share in the next one, the console's own code in a third; it starts in a fourth. None of
// them holds up a press for long.
import 'react-dom/client';
import { inNextTask } from './next-task';

inNextTask(() => {
  void import(/* webpackMode: "eager" */ '@arena/shared/platform');
  inNextTask(() => void import(/* webpackMode: "eager" */ './start'));
});
