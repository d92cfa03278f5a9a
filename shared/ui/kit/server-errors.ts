import type { FieldPath, FieldValues, UseFormReturn } from '@arena/shared/ui/forms';

/**
 * Shows the server's messages at their fields. Ignores messages without a field in the form.
 * @param messages - By wire field, see `ApiError.fields`.
 * @example showServerErrors(form, error.fields, (wireName) => (wireName === 'wining' ? 'prize' : undefined));
 */
export function showServerErrors<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'setError'>,
  messages: Readonly<Record<string, string>>,
  fieldOf: (wireName: string) => FieldPath<V> | undefined,
): void {
  for (const [wireName, message] of Object.entries(messages)) {
    const field = fieldOf(wireName);
    if (field !== undefined) form.setError(field, { type: 'server', message });
  }
}
