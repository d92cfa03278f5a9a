import type { RegisteredSection } from '../sections/registry';

// Notes what sections go through, for `reporter.ts`, which loads later to keep the start fast. `place` is the widget's id; absent for a
// page.

export type Noted =
  | { readonly kind: 'load'; readonly of: RegisteredSection; readonly ms: number }
  | { readonly kind: 'opened' | 'left'; readonly of: RegisteredSection; readonly place?: string | undefined }
  | { readonly kind: 'crash'; readonly of: RegisteredSection; readonly place?: string | undefined; readonly error: unknown }
  /** `code` as the person sees it. */
  | { readonly kind: 'failure'; readonly of: RegisteredSection; readonly code: string }
  /** Thrown outside of rendering. */
  | { readonly kind: 'thrown'; readonly error: unknown }
  | { readonly kind: 'call'; readonly error: unknown; readonly reads: boolean };

const WAITING_MOST = 200;
const waiting: Noted[] = [];
let take = (noted: Noted): unknown => waiting.length < WAITING_MOST && waiting.push(noted);

/** Never throws: nothing on a page may depend on being counted. */
export function note(noted: Noted): void {
  try {
    take(noted);
  } catch {
    // It goes uncounted.
  }
}

/** Hands over what was noted so far, and from now on what is noted. */
export function takeNotes(taker: (noted: Noted) => void): void {
  take = taker;
  waiting.forEach(note);
}
