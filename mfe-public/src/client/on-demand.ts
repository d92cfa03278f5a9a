/** What a feature section brings with it when somebody comes near. The words are in the page already. */
const SECTIONS: Readonly<Record<string, () => Promise<{ readonly start: (section: HTMLElement) => void }>>> = {
  games: () => import(/* webpackChunkName: "games" */ './games'),
};

export function wireSections(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        const load = SECTIONS[target.dataset.onDemand ?? ''];
        // Without it the section is what it is without scripts.
        load?.().then(
          ({ start }) => start(target),
          () => undefined,
        );
      }
    },
    { rootMargin: '300px 0px' },
  );
  for (const section of document.querySelectorAll('[data-on-demand]')) observer.observe(section);
}
