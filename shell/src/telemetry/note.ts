import type { QueryClient } from '@tanstack/react-query';
import type { SectionHost } from '../sections/host';
import type { RegisteredSection } from '../sections/registry';

/*
 * What sections go through is noted here and counted by a program that comes later (`reporter.ts`): a page that starts has other
 * things to do. `place` is the widget's id, and left out for a page: one section has one page on the screen.
 */

export type Noted =
  | { readonly kind: 'load'; readonly of: RegisteredSection; readonly ms: number }
  | { readonly kind: 'opened' | 'left'; readonly of: RegisteredSection; readonly place?: string | undefined }
  | { readonly kind: 'crash'; readonly of: RegisteredSection; readonly place?: string; readonly error: unknown }
  /** `code` as the person sees it. */
  | { readonly kind: 'failure'; readonly of: RegisteredSection; readonly code: string }
  /** Thrown outside of rendering, by anybody. */
  | { readonly kind: 'thrown'; readonly error: unknown }
  | { readonly kind: 'call'; readonly error: unknown; readonly reads: boolean };

const WAITING_MOST = 200;
/** When the first screen has been there for as long, and as long again while something of it is still being fetched (milliseconds). */
const AFTER_MS = 2000;

const waiting: Noted[] = [];
let take = (noted: Noted): unknown => waiting.length < WAITING_MOST && waiting.push(noted);

/** Never throws, whatever becomes of it: nothing on a page may depend on its being counted. */
export function note(noted: Noted): void {
  try {
    take(noted);
  } catch {
    // It goes uncounted.
  }
}

/** Once the first screen is there. */
export function startTelemetry(host: SectionHost, queryClient: QueryClient): void {
  if (!host.snapshot.telemetry) return;
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (event: Event & { readonly error?: unknown; readonly reason?: unknown }) =>
      note({ kind: 'thrown', error: event.error ?? event.reason }),
    );
  const timer = setInterval(() => {
    const loads = host.snapshot.sections.some(({ name }) => host.stateOf(name).status === 'loading');
    if (loads || queryClient.isFetching() > 0) return;
    clearInterval(timer);
    // Safari has no idle time.
    (window.requestIdleCallback ?? setTimeout)(() =>
      import(/* webpackChunkName: "telemetry" */ './reporter').then(
        ({ startReporter }) => {
          take = startReporter(host);
          waiting.forEach(note);
        },
        () => undefined,
      ),
    );
  }, AFTER_MS);
}
