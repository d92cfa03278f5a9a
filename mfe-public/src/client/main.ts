import { wireForms } from './forms';
import { wireNavigation } from './navigation';
import { wireGames } from './on-demand';

// A public page is complete without this: it makes forms send, closes what was opened, and brings what loads on demand.
wireNavigation();
wireForms();
wireGames();
