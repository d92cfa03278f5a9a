import type { DevSection } from '@arena/shared/contract/publishing';
import { notify } from '../feedback/toasts';
import type { SectionHost } from '../sections/host';
import { clockOf } from '../common/time';
import { isSame } from '../sections/registry';
import { type DeveloperEntry, readEntry } from './entry';
import { running } from './running';
import { endDevSections, type Granted } from './service';
import { watchForEnd } from './watch-for-end';
import * as t from './dev-sections.messages';

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

/** Replaces the section after each build, until the time limit, Stop, sign-out, or the server stops confirming. */
export function follow({ host, dev, first, title, left, scheme }: Followed): void {
  const endsAt = Date.now() + left;
  let over = false;
  let reads = 0;

  let taken = first.entry !== null;
  const show = (problem: string | null) => {
    const instead = taken ? t.isUnchanged(title) : t.isLiveVersion(title);
    const sentence = problem === null ? t.runsFromUntil(title, dev.origin, clockOf(endsAt)) : `${dev.origin} ${problem}. ${instead}`;
    running.setState({ now: { label: t.runningFromMachine, sentence, action: t.stop, stop: () => end(t.youStoppedIt) } });
  };
  const take = async () => {
    const read = (reads += 1);
    const { entry, problem } = await readEntry(dev, host.snapshot.sections);
    // A newer read is running, or following has ended.
    if (over || read !== reads) return;
    taken ||= entry !== null;
    show(problem);
    const own = host.snapshot.sections.find(({ name }) => name === dev.section);
    // Skips a version that is already loaded.
    if (entry !== null && (own === undefined || !isSame(own, entry))) await host.takeElsewhere(dev.section, entry);
  };

  const changes = new EventSource(`${dev.origin}/changes`);
  // Also after a reconnection, because there may be a new build.
  changes.onopen = () => void take();
  changes.addEventListener('change', () => void take());
  changes.onerror = () => show(t.noAnswer);

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
  const endIn = ({ sections, allowed }: Granted) => {
    if (allowed.length === 0) return t.noLongerAllowed;
    return sections.some(({ section, origin }) => section === dev.section && origin === dev.origin) ? null : t.stoppedElsewhere;
  };
  const stopWatching = watchForEnd({ endsAt, scheme, endIn }, end);

  show(first.problem);
}
