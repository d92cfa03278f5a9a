import type { KeyboardEvent, ReactNode } from 'react';
import { InputBase } from '@arena/shared/ui/forms';
import { FieldFrame } from './FieldFrame';
import { type FormFieldProps, useFormInput } from './form-input';
import { plainNumber, tooLong } from './limits';

/** The props of `FormTextField`. */
export interface FormTextFieldProps extends FormFieldProps {
  /** `number` is a text field with a numeric keypad, without spinners or wheel changes. */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'number';
  readonly placeholder?: string;
  readonly multiline?: boolean;
  readonly rows?: number;
  readonly autoComplete?: string;
  /** The maximum length. The text is not cut off; the field counts the excess, and the form's resolver must refuse it. */
  readonly limit?: number;
  readonly readOnly?: boolean;
  readonly startAdornment?: ReactNode;
  readonly endAdornment?: ReactNode;
  /** What the arrow keys do to a `number`. */
  readonly steps?: { readonly step: number; readonly min: number };
}

/**
 * A text field of the surrounding form. Its value is text for every type; the schema converts numbers.
 * @example
 * <FormProvider {...form}>
 *   <FormTextField name="title" label="Title" limit={100} />
 * </FormProvider>
 */
export function FormTextField(props: FormTextFieldProps) {
  const { type = 'text', multiline, rows = 3, limit, readOnly, placeholder, autoComplete, startAdornment, endAdornment, steps } = props;
  const { frame, input, control } = useFormInput(props, (text) => (limit === undefined ? null : tooLong(text, limit)));
  const numeric = type === 'number';
  const onKeyDown = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    const next = Number(plainNumber(input.value || '0')) + way * (steps?.step ?? 0);
    if (steps === undefined || way === 0 || Number.isNaN(next)) return;
    event.preventDefault();
    input.onChange(String(Math.max(steps.min, Number(next.toFixed(2)))));
  };
  return (
    <FieldFrame {...frame}>
      <InputBase
        {...input}
        {...{ placeholder, autoComplete, startAdornment, endAdornment, multiline, readOnly }}
        type={numeric ? 'text' : type}
        minRows={multiline ? rows : undefined}
        // A long text scrolls, so that its error stays visible.
        maxRows={multiline ? Math.max(rows, 10) : undefined}
        onKeyDown={steps && onKeyDown}
        inputProps={{ ...control, ...steps, role: steps && 'spinbutton', inputMode: numeric ? 'decimal' : undefined }}
      />
    </FieldFrame>
  );
}
