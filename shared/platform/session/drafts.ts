import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { platform } from '../platform';

/*
 * What was typed and not yet saved. Drafts live in the tab's sessionStorage under the id of the person who typed them, so
 * they survive an expired session, a crash and a reload, and nobody else ever meets them.
 */

const PREFIX = 'arena.draft.';

type Values = Record<string, unknown>;

const keyOf = (name: string) => `${PREFIX}${platform().session.get().loggedInUserInfo?.id ?? 'visitor'}.${name}`;

function read(key: string): Values | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : null;
  } catch {
    return null;
  }
}

/** What of a draft the form has room for: the store is not ours alone, and the form may have been another one when it was typed. */
const fitting = (draft: Values, form: Values, secrets: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([field, value]) => Object.hasOwn(form, field) && typeof value === typeof form[field] && value !== null && !secrets.includes(field),
    ),
  );

function write(key: string, values: Values): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Without a store the form works all the same; only what was typed is not found again.
  }
}

/** Forgets every draft of this tab: at a sign-out that the person asked for. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

/** The part of a react-hook-form form that a draft needs. */
type DraftableForm<V extends FieldValues> = Pick<UseFormReturn<V>, 'getValues' | 'reset' | 'watch'>;

/**
 * Keeps a form's values as a draft while they are typed, and puts a kept draft back when the form is opened again.
 * `secrets` names the fields that are never stored. Call `discard` after the form was saved or given up.
 */
export function useFormDraft<V extends FieldValues>(name: string, form: DraftableForm<V>, secrets: readonly string[] = []) {
  const [key] = useState(() => keyOf(name));
  const [restored, setRestored] = useState(() => read(key) !== null);
  const hidden = useRef(secrets);

  useEffect(() => {
    const draft = read(key);
    const empty = form.getValues();
    if (draft !== null) form.reset({ ...empty, ...fitting(draft, empty, hidden.current) }, { keepDefaultValues: true });
    // At once, letter by letter: a reload or a crash asks nobody whether the last words were written down.
    const watching = form.watch((values) =>
      write(key, Object.fromEntries(Object.entries(values).filter(([field]) => !hidden.current.includes(field)))),
    );
    return () => watching.unsubscribe();
  }, [form, key]);

  return {
    /** Whether the form now shows a draft from before. */
    restored,
    discard() {
      sessionStorage.removeItem(key);
      setRestored(false);
    },
  };
}
