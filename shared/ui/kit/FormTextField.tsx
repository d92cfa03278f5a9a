import type { ReactNode } from 'react';
import { InputBase } from '@arena/shared/ui/forms';
import { FieldFrame } from './FieldFrame';
import { type FormFieldProps, useFormInput } from './form-input';
import { tooLong } from './limits';

export interface FormTextFieldProps extends FormFieldProps {
  /** `number` is a text field with a numeric keypad: it has no spinners and no wheel that changes money. */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'number';
  readonly placeholder?: string;
  readonly multiline?: boolean;
  readonly rows?: number;
  readonly autoComplete?: string;
  /** How long the text may be. Nothing is cut off: the field says what is too much, and the form's resolver refuses it. */
  readonly limit?: number;
  readonly readOnly?: boolean;
  readonly startAdornment?: ReactNode;
  readonly endAdornment?: ReactNode;
}

/** A text field of the form around it. Its value is text, whatever the type; the schema makes a number of it. */
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
        // A long text scrolls, so that what is said of it stays in sight.
        maxRows={multiline ? Math.max(rows, 10) : undefined}
        inputProps={{ ...control, inputMode: numeric ? 'decimal' : undefined }}
      />
    </FieldFrame>
  );
}
