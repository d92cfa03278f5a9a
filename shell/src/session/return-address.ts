import * as z from '@arena/shared/contract/zod';
import { readStoredJson, removeStored, writeStored } from '@arena/shared/platform/storage';

// Where a session ended, offered to the same user after sign-in (part 2 §4). In the tab's sessionStorage.

const KEY = 'arena.return';

const returnAddress = z.object({
  // A path of this console: no other origin, and no sign-in page.
  path: z.string().check(z.regex(/^\/(?![/\\])(?!auth\/)[^\\\s]{0,2000}$/)),
  screen: z.string().check(z.minLength(1), z.maxLength(120)),
  userId: z.nullable(z.number()),
});

// Screens are titled '{heading} · Arena'; other titles name no screen.
const titleOfScreen = () => (document.title.includes(' · ') ? (document.title.split(' · ')[0]?.trim() ?? '') : '');

/** Skips the home page and the sign-in pages. */
export function rememberReturn(path: string, userId: number | null, screen = titleOfScreen()): void {
  const checked = z.safeParse(returnAddress, { path, screen: screen === '' ? path : screen, userId });
  if (!checked.success || path === '/') return;
  writeStored('sessionStorage', KEY, JSON.stringify(checked.data));
}

/** null when there is nothing to offer this user. */
export function readReturn(userId: number | null): z.infer<typeof returnAddress> | null {
  const checked = z.safeParse(returnAddress, readStoredJson('sessionStorage', KEY));
  return checked.success && (checked.data.userId === null || checked.data.userId === userId) ? checked.data : null;
}

export const forgetReturn = (): void => removeStored('sessionStorage', KEY);
