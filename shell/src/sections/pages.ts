import type { Load, PageComponent } from '@arena/shared/contract';

/** A page, or a widget. */
export interface Loadable {
  readonly load: Load;
}

export type PageState =
  { readonly status: 'loading' } | { readonly status: 'loaded'; readonly Page: PageComponent } | { readonly status: 'failed' };

/*
 * The code of single pages and widgets. `React.lazy` keeps a failure forever; this keeps only what arrived, so a page that could not be
 * fetched is asked for again when somebody tries again.
 */
const states = new WeakMap<Loadable, PageState>();
const listeners = new Set<() => void>();
const LOADING: PageState = { status: 'loading' };

function set(page: Loadable, state: PageState): void {
  states.set(page, state);
  for (const listener of listeners) listener();
}

export function subscribePages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const pageState = (page: Loadable): PageState => states.get(page) ?? LOADING;

/** Fetches a page's code unless it is there or under way. Never rejects. */
export async function loadPage(page: Loadable): Promise<void> {
  const before = states.get(page);
  if (before?.status === 'loaded' || before?.status === 'loading') return;
  set(page, { status: 'loading' });
  try {
    const module = await page.load();
    set(page, typeof module.default === 'function' ? { status: 'loaded', Page: module.default } : { status: 'failed' });
  } catch {
    set(page, { status: 'failed' });
  }
}
