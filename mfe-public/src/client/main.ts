import { wireForms } from './forms';
import { wireNavigation } from './navigation';

/** Fetches the script of the maps when a reader comes near. Without it the section is as complete as without scripts. */
export function wireGames(): void {
  const section = document.getElementById('games');
  if (section === null) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import(/* webpackChunkName: "games" */ './games').then(
        ({ start }) => start(section),
        () => undefined,
      );
    },
    { rootMargin: '300px 0px' },
  );
  observer.observe(section);
}

// A public page is complete without this: it makes forms send, closes what was opened, and brings what loads on demand.
wireNavigation();
wireForms();
wireGames();
