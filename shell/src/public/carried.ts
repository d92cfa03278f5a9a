/*
 * Messages that were just said when a person goes from the console to a public page, which is another document. They go
 * along in the tab's sessionStorage and stay as long as they would have stayed.
 */

const KEY = 'arena.carried';
/** A page that takes longer than this has nothing to do with the message any more (milliseconds). */
const TOO_LATE_MS = 15_000;

export interface CarriedToast {
  readonly message: string;
  readonly tone: string;
}

export function carry(toasts: readonly CarriedToast[]): void {
  try {
    if (toasts.length > 0) sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), toasts }));
  } catch {
    // Without storage the message ends with the page.
  }
}

/** What was carried here, once. */
export function takeCarried(): readonly CarriedToast[] {
  try {
    const { at, toasts } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { at: number; toasts: CarriedToast[] };
    sessionStorage.removeItem(KEY);
    return Date.now() - at < TOO_LATE_MS ? toasts.filter(({ message }) => typeof message === 'string') : [];
  } catch {
    return [];
  }
}
