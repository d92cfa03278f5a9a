import { notify } from '../feedback/toasts';
import { note } from './note';
import { thrownBy } from './stack';
import { codeOf, failure, ownerOf, reportOf, type SectionFailure } from './failure';
import type { SectionHost } from './host';
import type { RegisteredSection } from './registry';

/** Long enough to read twice. */
const SHOWN_MS = 12_000;
/** The minimum time between two messages about the same trouble. */
const AGAIN_AFTER_MS = 60_000;
const said = new Map<string, number>();

function say(of: RegisteredSection, what: SectionFailure): void {
  const { sentence, number } = reportOf(what, of.descriptor?.title ?? of.name);
  const code = codeOf(number, of);
  const now = Date.now();
  if (now - (said.get(code) ?? -Infinity) < AGAIN_AFTER_MS) return;
  said.set(code, now);
  notify({ message: `${sentence} ${ownerOf(of)} ${code}`, tone: 'error', duration: SHOWN_MS });
}

/** Doesn't count errors, because telemetry listens separately. */
export function tellTrouble(host: SectionHost, trouble: { readonly thrown: unknown } | { readonly busy: number }): void {
  if ('thrown' in trouble) {
    const of = thrownBy(trouble.thrown, host.snapshot.sections);
    if (of !== null) say(of, failure('threw', { problem: String(trouble.thrown) }));
    return;
  }
  const of = host.mountAt(window.location.pathname)?.registered;
  if (of === undefined || host.stateOf(of.name).status !== 'loaded') return;
  const busy = failure('kept-busy', { seconds: Math.round(trouble.busy / 1000) });
  note({ kind: 'failure', of, code: reportOf(busy, '').number });
  say(of, busy);
}
