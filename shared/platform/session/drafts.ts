import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { platform } from '../platform';
import { readStoredJson, removeStored, storedKeys, writeStored } from '../storage';

// Drafts of unsaved forms, in sessionStorage by user id. They survive an expired session, a crash and a reload, and other users don't see
// them.

const PREFIX = 'arena.draft.';
type Values = Record<string, unknown>;
const keyOf = (name: string) => `${PREFIX}${platform().session.get().loggedInUserInfo?.id ?? 'visitor'}.${name}`;

function read(key: string): Values | null {
  const value = readStoredJson('sessionStorage', key);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : null;
}

/** The part of a draft that fits the form: others may write to the store, and the form may have changed. */
const fitting = (draft: Values, form: Values, secrets: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([field, value]) => Object.hasOwn(form, field) && typeof value === typeof form[field] && value !== null && !secrets.includes(field),
    ),
  );

/** Deletes all drafts of this tab, when the user signs out. */
export function forgetDrafts(): void {
  for (const key of storedKeys('sessionStorage', PREFIX)) removeStored('sessionStorage', key);
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
    const watching = form.watch((values) => {
      const shown = Object.entries(values).filter(([field]) => !hidden.current.includes(field));
      writeStored('sessionStorage', key, JSON.stringify(Object.fromEntries(shown)));
    });
    return () => watching.unsubscribe();
  }, [form, key]);

  return {
    /** Whether the form shows a restored draft. */
    restored,
    discard() {
      removeStored('sessionStorage', key);
      setRestored(false);
    },
  };
}
