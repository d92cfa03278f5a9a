import type { Credentials } from './useLogin';

/** The user's input before the program has loaded. */
export interface EarlySignIn {
  readonly typed: Credentials;
  /** The focused field, if any. */
  readonly focused: keyof Credentials | null;
  readonly submitted: boolean;
}

/** Returns null without an early page. Call it before React replaces that page. */
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
