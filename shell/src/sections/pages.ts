import type { Load, LoadedPage, PageComponent } from '@arena/shared/contract';
import { failure, type SectionFailure } from './failure';
import type { SectionHost } from './host';
import { letGoOf, noteHung, timedOut } from './hung';
import type { RegisteredSection } from './registry';
import { findTrouble, refreshDoubtful } from './verified-files';

export interface Loadable {
  readonly load: Load;
}

export type PageState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly Page: PageComponent }
  /** `altered` names the file that is not the one that was published, where there is one. */
  | { readonly status: 'failed'; readonly altered: string | null };

// The code of pages and widgets. Unlike `React.lazy`, this only keeps successes, so a retry fetches a failed page again.
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

/** What a page shows is mostly there before its code is. Where it takes longer, the page itself says that it is on its way (milliseconds). */
const DATA_PATIENCE_MS = 250;

/** Lets a page read what it is going to show, so that its first render has that. Never rejects, and does not wait for long. */
async function prepared(prepare: LoadedPage['prepare']): Promise<void> {
  if (prepare === undefined) return;
  try {
    await Promise.race([prepare(), new Promise((resolve) => void setTimeout(resolve, DATA_PATIENCE_MS))]);
  } catch {
    // The page itself tells of what cannot be read.
  }
}

/** Fetches a page's code unless it is there or under way; `again` gives up what is under way. Never rejects. */
export async function loadPage(page: Loadable, again = false): Promise<void> {
  const before = states.get(page);
  if (before?.status === 'loaded' || (before?.status === 'loading' && !again)) return;
  const loading: PageState = { status: 'loading' };
  const isNewest = () => states.get(page) === loading;
  set(page, loading);
  let altered: string | null = null;
  let state: PageState;
  try {
    if (before?.status === 'failed' && before.altered !== null) await refreshDoubtful();
    const { default: Page, prepare } = await page.load().catch(async (error: unknown) => {
      const late = timedOut(error);
      if (late !== null) noteHung(late);
      if (late !== null || !isNewest()) throw error;
      const { altered: file, passing } = await findTrouble(error);
      altered = file;
      // A preload that has failed is handed out once, however long ago that was.
      if (passing) return page.load();
      throw error;
    });
    await prepared(prepare);
    state = typeof Page === 'function' ? { status: 'loaded', Page } : { status: 'failed', altered: null };
  } catch {
    state = { status: 'failed', altered };
  }
  if (isNewest()) set(page, state);
}

/** After a failure: the page, and its section where that is no help. It may have been published again, and the old files may be gone. */
export async function retryPage(page: Loadable, { name }: RegisteredSection, host: SectionHost): Promise<void> {
  await loadPage(page);
  if (pageState(page).status === 'failed') await host.retry(name);
}

/** Aborts what is loading and asks again, when the user doesn't want to wait. */
export function askAnew(page: Loadable, { base }: RegisteredSection): void {
  letGoOf(base);
  void loadPage(page, true);
}

/** What is wrong with a page that failed to load. `name`: what its section calls it. */
export function pageFailure(page: Loadable, name: string): SectionFailure {
  const state = pageState(page);
  const file = state.status === 'failed' ? state.altered : null;
  return file === null ? failure('page-unavailable', { page: name }) : failure('altered', { file });
}
