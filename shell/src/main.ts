import '@arena/shared/ui/fonts.css';
import './start';
