import type { SectionHost } from '../sections/host';
import type { RegisteredSection } from '../sections/registry';
import { auth } from '../session/auth-store';
import { Counts, loadOf } from './counts';
import { kindOfFailedCall } from './failed-call';
import type { Noted } from '../sections/note';
import { Sending } from './sender';
import { crashIn, thrownBy } from '../sections/stack';

/** Loaded by `startTelemetry` when the page is idle. */

const EVERY_MS = 10_000;
const SLOW_MS = 200;
/** The code shown for a crash, which is counted separately. */
const CRASHED = 'S-09';

/** null until the section has loaded. */
function onScreen(host: SectionHost): RegisteredSection | null {
  const registered = host.mountAt(location.pathname)?.registered;
  return registered !== undefined && host.stateOf(registered.name).status === 'loaded' ? registered : null;
}

/** Counts at most one crash per view. */
export function createCounter(host: SectionHost, counts: Counts): (noted: Noted) => void {
  /** Open places, and whether each has crashed. */
  const open = new Map<string, boolean>();
  const placeOf = (of: RegisteredSection, place = '') => `${of.name}/${place}`;

  const crash = (of: RegisteredSection, error: unknown, key: string | undefined) => {
    if (key !== undefined) open.set(key, true);
    counts.add(of, key === undefined ? {} : { crashes: 1 }, crashIn(error, of));
  };
  return (noted) => {
    switch (noted.kind) {
      case 'load':
        return counts.add(noted.of, loadOf(noted.ms));
      case 'opened':
        open.set(placeOf(noted.of, noted.place), false);
        return counts.add(noted.of, { views: 1 });
      case 'left':
        return void open.delete(placeOf(noted.of, noted.place));
      case 'crash': {
        const key = placeOf(noted.of, noted.place);
        // It crashed before it was shown.
        if (!open.has(key)) counts.add(noted.of, { views: 1 });
        const again = open.get(key) === true;
        crash(noted.of, noted.error, again ? undefined : key);
        return void open.delete(key);
      }
      case 'thrown': {
        const of = thrownBy(noted.error, host.snapshot.sections);
        if (of === null) return;
        const [key] = [...open].find(([place, crashed]) => place.startsWith(`${of.name}/`) && !crashed) ?? [];
        return crash(of, noted.error, key);
      }
      case 'failure':
        return noted.code === CRASHED ? undefined : counts.add(noted.of, { failures: { [noted.code]: 1 } });
      case 'call': {
        const kind = kindOfFailedCall(noted.error, noted.reads);
        const of = onScreen(host);
        if (kind !== null && of !== null) counts.add(of, { failedCalls: { [kind]: 1 } });
      }
    }
  };
}

/** Attributes slow interactions to the section on the screen. */
function watchSlowness(host: SectionHost, counts: Counts): void {
  const seen = new Set<number>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const of = onScreen(host);
      // One interaction has several events with the same id.
      if (of === null || !(entry.interactionId > 0) || seen.has(entry.interactionId) || entry.duration <= SLOW_MS) continue;
      if (seen.size > 100) seen.clear();
      seen.add(entry.interactionId);
      counts.add(of, { slowInteractions: 1 });
    }
  }).observe({ type: 'event', durationThreshold: SLOW_MS, buffered: true } as PerformanceObserverInit);
}

function watchAnswers(sending: Sending): void {
  new PerformanceObserver((list) => {
    for (const { initiatorType, responseStatus } of list.getEntries() as PerformanceResourceTiming[])
      if (initiatorType === 'beacon') sending.answered(responseStatus);
  }).observe({ type: 'resource' });
}

/** Returns the function that counts an event. */
export function startReporter(host: SectionHost): (noted: Noted) => void {
  const counts = new Counts();
  const scheme = host.snapshot.settings.authScheme;
  const authorization = () => {
    const token = auth.tokenOf();
    return token === null ? null : `${scheme} ${token}`.trim();
  };
  const sending = new Sending(counts, { role: () => auth.view.get().role, authorization });
  for (const watch of [() => watchSlowness(host, counts), () => watchAnswers(sending)]) {
    try {
      watch();
    } catch {
      // The browser doesn't report interactions.
    }
  }
  const count = createCounter(host, counts);
  const flush = () => {
    if (sending.isOver) clearInterval(timer);
    else void sending.flush();
  };
  const timer = setInterval(flush, EVERY_MS);
  // Gets a ticket early, so that even a short visit can report.
  setTimeout(flush);
  addEventListener('pagehide', () => sending.flushNow());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sending.flushNow());
  return (noted) => {
    if (!sending.isOver) count(noted);
  };
}
