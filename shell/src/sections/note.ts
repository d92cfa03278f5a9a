import type { RegisteredSection } from './registry';

// Queues events for `reporter.ts`, which loads later. `place` is the widget's id; absent for a page.

export type Noted =
  | { readonly kind: 'load'; readonly of: RegisteredSection; readonly ms: number }
  | { readonly kind: 'opened' | 'left'; readonly of: RegisteredSection; readonly place?: string | undefined }
  | { readonly kind: 'crash'; readonly of: RegisteredSection; readonly place?: string | undefined; readonly error: unknown }
  /** `code` as shown to the user. */
  | { readonly kind: 'failure'; readonly of: RegisteredSection; readonly code: string }
  /** Thrown outside rendering. */
  | { readonly kind: 'thrown'; readonly error: unknown }
  | { readonly kind: 'call'; readonly error: unknown; readonly reads: boolean };

const WAITING_MOST = 200;
const waiting: Noted[] = [];
let take = (noted: Noted): unknown => waiting.length < WAITING_MOST && waiting.push(noted);

/** Never throws: telemetry must not break a page. */
export function note(noted: Noted): void {
  try {
    take(noted);
  } catch {
    // The event stays uncounted.
  }
}

/** Hands over queued events, then new ones as they happen. */
export function takeNotes(taker: (noted: Noted) => void): void {
  take = taker;
  waiting.forEach(note);
}
