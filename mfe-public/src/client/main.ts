import { wireForms } from './forms';
import { wireNavigation } from './navigation';

/** Loads the map script when the section is near; the section is complete without it. */
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

// Enhances a page that works without scripts, except for sending forms.
wireNavigation();
wireForms();
wireGames();
