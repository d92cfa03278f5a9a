import * as z from '@arena/shared/contract/zod';
import { readStoredJson, removeStored, writeStored } from '../common/storage';

// Where a user was when a session ended; the home page offers the way back after sign-in (part 2 §4). In the tab's sessionStorage, and only
// for the same user.

const KEY = 'arena.return';

const returnAddress = z.object({
  // An address of this console: no other origin, and not the pages of the session itself.
  path: z.string().check(z.regex(/^\/(?![/\\])(?!auth\/)[^\\\s]{0,2000}$/)),
  screen: z.string().check(z.minLength(1), z.maxLength(120)),
  userId: z.nullable(z.number()),
});

export type ReturnAddress = z.infer<typeof returnAddress>;

// The console writes '{heading} · Arena'; any other title names no screen.
const titleOfScreen = () => (document.title.includes(' · ') ? (document.title.split(' · ')[0]?.trim() ?? '') : '');

/** Remembers a place. The home page and the pages of the session are no places to come back to. */
export function rememberReturn(path: string, userId: number | null, screen = titleOfScreen()): void {
  const checked = z.safeParse(returnAddress, { path, screen: screen === '' ? path : screen, userId });
  if (!checked.success || path === '/') return;
  writeStored('sessionStorage', KEY, JSON.stringify(checked.data));
}

/** The place to offer to the person who is signed in now, or null. */
export function readReturn(userId: number | null): ReturnAddress | null {
  const checked = z.safeParse(returnAddress, readStoredJson('sessionStorage', KEY));
  return checked.success && (checked.data.userId === null || checked.data.userId === userId) ? checked.data : null;
}

export const forgetReturn = (): void => removeStored('sessionStorage', KEY);
