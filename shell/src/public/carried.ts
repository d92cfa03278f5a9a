import { readStoredJson, removeStored, writeStored } from '@arena/shared/platform/storage';

// Carries recent messages from the console to a public page in sessionStorage, for the rest of their display time.

const KEY = 'arena.carried';
/** Older messages are dropped (milliseconds). */
const TOO_LATE_MS = 15_000;

export interface CarriedToast {
  readonly message: string;
  readonly tone: string;
}

export function carry(toasts: readonly CarriedToast[]): void {
  if (toasts.length > 0) writeStored('sessionStorage', KEY, JSON.stringify({ at: Date.now(), toasts }));
}

export function takeCarried(): readonly CarriedToast[] {
  try {
    const { at, toasts } = readStoredJson('sessionStorage', KEY) as { at: number; toasts: CarriedToast[] };
    removeStored('sessionStorage', KEY);
    return Date.now() - at < TOO_LATE_MS ? toasts.filter(({ message }) => typeof message === 'string') : [];
  } catch {
    return [];
  }
}
