import type { DevSection } from '@arena/shared/contract/publishing';
import { notify } from '../feedback/toasts';
import type { SectionHost } from '../sections/host';
import { isSame } from '../sections/registry';
import { auth } from '../session/auth-store';
import { type DeveloperEntry, readEntry } from './entry';
import { running } from './running';
import { askDevSections, endDevSections, Refused } from './service';
import * as t from './dev-sections.messages';

/** How often a visible tab confirms with the server (milliseconds). */
const ASK_EVERY_MS = 60_000;
const TOAST_MS = 8000;

interface Followed {
  readonly host: SectionHost;
  readonly dev: DevSection;
  /** The entry when the tab started. */
  readonly first: DeveloperEntry;
  readonly title: string;
  /** Remaining time (milliseconds). */
  readonly left: number;
  readonly scheme: string;
}

/** Calls `end` at the time limit, at sign-out, or when the server stops confirming. Returns a function that stops watching. */
function watchForEnd(dev: DevSection, endsAt: number, scheme: string, end: (why: string | null) => void): () => void {
  const timer = setTimeout(() => end(t.timeLimit), endsAt - Date.now());
  const ask = () => {
    if (document.visibilityState === 'hidden') return;
    // Timers pause while the computer sleeps.
    if (Date.now() >= endsAt) return end(t.timeLimit);
    askDevSections(scheme).then(
      ({ sections, allowed }) => {
        if (allowed.length === 0) end(t.noLongerAllowed);
        else if (!sections.some(({ section, origin }) => section === dev.section && origin === dev.origin)) end(t.stoppedElsewhere);
      },
      (error: unknown) => {
        if (error instanceof Refused) end(t.noLongerAllowed);
      },
    );
  };
  const asking = setInterval(ask, ASK_EVERY_MS);
  document.addEventListener('visibilitychange', ask);
  const token = auth.tokenOf();
  const unsubscribe = auth.store.subscribe((state) => {
    if (state.token !== token) end(state.token === null ? null : t.newSession);
  });
  return () => {
    clearTimeout(timer);
    clearInterval(asking);
    document.removeEventListener('visibilitychange', ask);
    unsubscribe();
  };
}

/** Replaces the section after each build, until the time limit, Stop, sign-out, or the server stops confirming. */
export function follow({ host, dev, first, title, left, scheme }: Followed): void {
  const endsAt = Date.now() + left;
  let over = false;
  let reads = 0;

  const update = (changes: { problem?: string | null; taken?: boolean }) => {
    const { now } = running.getState();
    if (now !== null) running.setState({ now: { ...now, ...changes } });
  };
  const take = async () => {
    const read = (reads += 1);
    const { entry, problem } = await readEntry(dev, host.snapshot.sections);
    // A newer read is running, or following has ended.
    if (over || read !== reads) return;
    update(entry === null ? { problem } : { problem: null, taken: true });
    const own = host.snapshot.sections.find(({ name }) => name === dev.section);
    // Skips a version that is already loaded.
    if (entry !== null && (own === undefined || !isSame(own, entry))) await host.takeElsewhere(dev.section, entry);
  };

  const changes = new EventSource(`${dev.origin}/changes`);
  // Also after a reconnection, because there may be a new build.
  changes.onopen = () => void take();
  changes.addEventListener('change', () => void take());
  changes.onerror = () => update({ problem: t.noAnswer });

  const end = (why: string | null) => {
    if (over) return;
    over = true;
    changes.close();
    stopWatching();
    running.setState({ now: null });
    void endDevSections();
    void host.takeElsewhere(dev.section, null);
    if (why !== null) notify({ message: t.backOnLive(title, why), tone: 'info', duration: TOAST_MS });
  };
  const stopWatching = watchForEnd(dev, endsAt, scheme, end);

  const { problem } = first;
  running.setState({ now: { ...dev, title, endsAt, problem, taken: first.entry !== null, stop: () => end(t.youStoppedIt) } });
}
