import type { useFormDraft } from '@arena/shared/platform';

/** A react-hook-form form as `useFormDraft` wants it: its types promise more about the values than a draft knows. */
export const draftable = (form: object) => form as Parameters<typeof useFormDraft>[1];
