import { wireForms } from './forms';
import { wireNavigation } from './navigation';

/** Fetches the maps' script when the reader approaches. The section is complete without it. */
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

// Enhances a public page, which is complete without this: forms can send, opened menus close, and scripts load on demand.
wireNavigation();
wireForms();
wireGames();
