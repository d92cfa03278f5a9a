import type { Load, LoadedPage, Mount, PageComponent } from '@arena/shared/contract/section';
import { untilPageStays } from '@arena/shared/platform/leaving';
import { failure, type SectionFailure } from './failure';
import type { SectionHost } from './host';
import { aSecond, letGoOf, noteHung, timedOut } from './hung';
import type { MountedSectionPage } from './MountedSectionPage';
import type { RegisteredSection } from './registry';
import { findTrouble } from './verified-files';

export interface Loadable {
  readonly load: Load;
}

export type PageState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly Page: PageComponent }
  | { readonly status: 'loaded'; readonly Page: typeof MountedSectionPage; readonly mount: Mount }
  /** `altered` is the file that differs from the published one, if any. */
  | { readonly status: 'failed'; readonly altered: string | null };

// Unlike `React.lazy`, keeps only successes, so that a retry fetches a failed page again.
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

/** How long to wait for a page's data; after that, the page shows its own loading state (milliseconds). */
const DATA_PATIENCE_MS = 250;

/** Loads the page's data for its first render. Never rejects, and waits only briefly. */
async function prepared(prepare: LoadedPage['prepare']): Promise<void> {
  if (prepare === undefined) return;
  try {
    await Promise.race([prepare(), new Promise((resolve) => void setTimeout(resolve, DATA_PATIENCE_MS))]);
  } catch {
    // The page reports its own read errors.
  }
}

/** Pages of other frameworks need code that a console of React pages doesn't load. */
async function shown({ default: Page, mount }: LoadedPage): Promise<PageState> {
  if (typeof Page === 'function') return { status: 'loaded', Page };
  if (typeof mount !== 'function') return { status: 'failed', altered: null };
  const { MountedSectionPage } = await import(/* webpackChunkName: "mount" */ './MountedSectionPage');
  return { status: 'loaded', Page: MountedSectionPage, mount };
}

/** Does nothing if the page is loaded or loading, unless `again`. Never rejects. */
export async function loadPage(page: Loadable, again = false): Promise<void> {
  const before = states.get(page);
  if (before?.status === 'loaded' || (before?.status === 'loading' && !again)) return;
  const loading: PageState = { status: 'loading' };
  const isNewest = () => states.get(page) === loading;
  set(page, loading);
  let altered: string | null = null;
  let state: PageState;
  try {
    const loaded = await page.load().catch(async (error: unknown) => {
      const late = timedOut(error);
      if (late !== null) noteHung(late);
      if (late !== null || !isNewest()) throw error;
      const { altered: file, passing } = await findTrouble(error);
      altered = file;
      if (file !== null || (error as Error).name !== 'ChunkLoadError') throw error;
      // The browser returns a failed preload once, however old it is.
      if (!passing) await aSecond();
      return page.load();
    });
    [state] = await Promise.all([shown(loaded), prepared(loaded.prepare)]);
  } catch {
    await untilPageStays();
    state = { status: 'failed', altered };
  }
  if (isNewest()) set(page, state);
}

/** Retries the page, then its section: a new version may be live and the old files gone. */
export async function retryPage(page: Loadable, { name }: RegisteredSection, host: SectionHost): Promise<void> {
  await loadPage(page);
  if (pageState(page).status === 'failed') await host.retry(name);
}

/** Aborts the current load and starts over. */
export function fetchAgain(page: Loadable, { base }: RegisteredSection): void {
  letGoOf(base);
  void loadPage(page, true);
}

/** `name`: what the section calls the page. */
export function pageFailure(page: Loadable, name: string): SectionFailure {
  const state = pageState(page);
  const file = state.status === 'failed' ? state.altered : null;
  return file === null ? failure('page-unavailable', { page: name }) : failure('altered', { file });
}
