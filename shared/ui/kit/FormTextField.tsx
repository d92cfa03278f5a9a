import type { ReactNode } from 'react';
import { InputBase } from '@arena/shared/ui/forms';
import { FieldFrame } from './FieldFrame';
import { type FormFieldProps, useFormInput } from './form-input';
import { tooLong } from './limits';

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
}

/**
 * A text field of the surrounding form. Its value is text for every type; the schema converts numbers.
 * @example
 * <FormProvider {...form}>
 *   <FormTextField name="title" label="Title" limit={100} />
 * </FormProvider>
 */
export function FormTextField(props: FormTextFieldProps) {
  const { type = 'text', multiline, rows = 3, limit, readOnly, placeholder, autoComplete, startAdornment, endAdornment } = props;
  const { frame, input, control } = useFormInput(props, (text) => (limit === undefined ? null : tooLong(text, limit)));
  const numeric = type === 'number';
  return (
    <FieldFrame {...frame}>
      <InputBase
        {...input}
        {...{ placeholder, autoComplete, startAdornment, endAdornment, multiline, readOnly }}
        type={numeric ? 'text' : type}
        minRows={multiline ? rows : undefined}
        // A long text scrolls, so that its error stays visible.
        maxRows={multiline ? Math.max(rows, 10) : undefined}
        inputProps={{ ...control, inputMode: numeric ? 'decimal' : undefined }}
      />
    </FieldFrame>
  );
}
