/** The section of this page that an address names, or null: `/feedback` is the contact section (part 1 §2). */
function targetOf({ origin, pathname, hash }: URL): HTMLElement | null {
  if (origin !== location.origin || location.pathname !== '/') return null;
  const id = pathname === '/feedback' ? 'contact' : pathname === '/' ? hash.slice(1) : '';
  return id === '' ? null : document.getElementById(id);
}

/** Browsers only scroll when the fragment changes; this also works a second time. */
function go(target: HTMLElement): void {
  history.pushState(null, '', `/#${target.id}`);
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

/** Marks the navigation entry of the visible section. */
function followReader(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('.sections a')].map((link) => [new URL(link.href).hash.slice(1), link]),
  );
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = links.get(target.id);
        if (isIntersecting) link?.setAttribute('aria-current', 'true');
        else link?.removeAttribute('aria-current');
      }
    },
    { rootMargin: '-45% 0px -54% 0px' },
  );
  for (const id of links.keys()) {
    const section = document.getElementById(id);
    if (section !== null) observer.observe(section);
  }
}

export function wireNavigation(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    link.closest<HTMLElement>('[popover]')?.hidePopover?.();
    const target = targetOf(new URL(link.href));
    if (target === null) return;
    event.preventDefault();
    go(target);
  });
  if (location.pathname === '/') followReader();
}
