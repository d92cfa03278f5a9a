import type { Credentials } from './useLogin';

/** What was done on the sign-in page that the document shows before the program is there. */
export interface EarlySignIn {
  readonly typed: Credentials;
  /** The field that the cursor is in; null for neither. */
  readonly focused: keyof Credentials | null;
  readonly submitted: boolean;
}

/** null where the document shows no such page, or no longer. To be called before the program's own page takes its place. */
export function readEarlySignIn(): EarlySignIn | null {
  const { form = null, submitted = false } = window.arenaHandOver?.signIn ?? {};
  if (form === null || !form.isConnected) return null;
  const entries = new FormData(form);
  const textOf = (name: keyof Credentials) => String(entries.get(name) ?? '');
  const { activeElement } = document;
  const name = activeElement instanceof HTMLInputElement && activeElement.form === form ? activeElement.name : null;
  return {
    typed: { email: textOf('email'), password: textOf('password') },
    focused: name === 'email' || name === 'password' ? name : null,
    submitted,
  };
}
