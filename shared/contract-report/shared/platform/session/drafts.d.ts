import type { FieldValues, UseFormReturn } from 'react-hook-form';
/** Forgets every draft of this tab: at a sign-out that the person asked for. */
export declare function forgetDrafts(): void;
type DraftableForm<V extends FieldValues> = Pick<UseFormReturn<V>, 'getValues' | 'reset' | 'watch'>;
/** Stores a form's values as a draft while typing and restores it on opening, without `secrets`. Call `discard` once saved or given up. */
export declare function useFormDraft<V extends FieldValues>(name: string, form: DraftableForm<V>, secrets?: readonly string[]): {
    /** Whether the form now shows a draft from before. */
    restored: boolean;
    discard: () => void;
};
export {};
