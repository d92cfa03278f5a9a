import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { platform } from '../platform';

// Drafts of unsaved forms, in sessionStorage by user id. They survive an expired session, a crash and a reload, and other users don't see
// them.

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

/** The part of a draft that fits the form: others may write to the store, and the form may have changed. */
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
    // Without a store the form works, but drafts are lost.
  }
}

/** Deletes all drafts of this tab, when the user signs out. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

type DraftableForm<V extends FieldValues> = Pick<UseFormReturn<V>, 'getValues' | 'reset' | 'watch'>;

/**
 * Stores a form's values as a draft on every change and restores them when the form opens again.
 * @param name - Identifies the form and its item.
 * @param secrets - Fields that are never stored.
 * @returns `restored`, and `discard` to call after saving or canceling.
 * @example const draft = useFormDraft(`room-settings.${room.id}`, form, ['password']);
 */
export function useFormDraft<V extends FieldValues>(name: string, form: DraftableForm<V>, secrets: readonly string[] = []) {
  const [key] = useState(() => keyOf(name));
  const [restored, setRestored] = useState(() => read(key) !== null);
  const hidden = useRef(secrets);

  useEffect(() => {
    const draft = read(key);
    const empty = form.getValues();
    if (draft !== null) form.reset({ ...empty, ...fitting(draft, empty, hidden.current) }, { keepDefaultValues: true });
    // Not debounced: a reload or crash would lose the last words.
    const watching = form.watch((values) =>
      write(key, Object.fromEntries(Object.entries(values).filter(([field]) => !hidden.current.includes(field)))),
    );
    return () => watching.unsubscribe();
  }, [form, key]);

  return {
    /** Whether the form shows a restored draft. */
    restored,
    discard() {
      sessionStorage.removeItem(key);
      setRestored(false);
    },
  };
}
