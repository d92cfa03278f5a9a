import type { QueryClient } from '@tanstack/react-query';
import type { SectionHost } from '../sections/host';
import { note, takeNotes } from '../sections/note';

/** When the first screen has been there for as long, and as long again while something of it is still being fetched (milliseconds). */
const AFTER_MS = 2000;

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
        ({ startReporter }) => takeNotes(startReporter(host)),
        () => undefined,
      ),
    );
  }, AFTER_MS);
}
