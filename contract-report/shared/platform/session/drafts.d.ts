import type { FieldValues, UseFormReturn } from 'react-hook-form';
/** Forgets every draft of this tab: at a sign-out that the person asked for. */
export declare function forgetDrafts(): void;
/** The part of a react-hook-form form that a draft needs. */
type DraftableForm<V extends FieldValues> = Pick<UseFormReturn<V>, 'getValues' | 'reset' | 'watch'>;
/**
 * Keeps a form's values as a draft while they are typed, and puts a kept draft back when the form is opened again.
 * `secrets` names the fields that are never stored. Call `discard` after the form was saved or given up.
 */
export declare function useFormDraft<V extends FieldValues>(name: string, form: DraftableForm<V>, secrets?: readonly string[]): {
    /** Whether the form now shows a draft from before. */
    restored: boolean;
    discard: () => void;
};
export {};
