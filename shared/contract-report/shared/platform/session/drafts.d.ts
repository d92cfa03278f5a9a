import type { FieldValues, UseFormReturn } from 'react-hook-form';
/** Deletes all drafts of this tab, when the user signs out. */
export declare function forgetDrafts(): void;
type DraftableForm<V extends FieldValues> = Pick<UseFormReturn<V>, 'getValues' | 'reset' | 'watch'>;
/**
 * Stores a form's values as a draft on every change and restores them when the form opens again.
 * @param name - Identifies the form and its item.
 * @param secrets - Fields that are never stored.
 * @returns `restored`, and `discard` to call after saving or canceling.
 * @example const draft = useFormDraft(`room-settings.${room.id}`, form, ['password']);
 */
export declare function useFormDraft<V extends FieldValues>(name: string, form: DraftableForm<V>, secrets?: readonly string[]): {
    /** Whether the form shows a restored draft. */
    restored: boolean;
    discard: () => void;
};
export {};
