import { type ReactNode, useId } from 'react';
import { InputBase, useController } from '@arena/shared/ui/forms';
import { FieldFrame, helpIdOf } from './FieldFrame';
import { tooLong } from './limits';

export interface FormFieldProps {
  /** Its path in the form's values. */
  readonly name: string;
  readonly label: ReactNode;
  readonly helper?: ReactNode;
  readonly optional?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
}

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
  const { name, label, helper, optional, disabled, autoFocus, type = 'text', multiline, rows = 3, limit, readOnly, ...input } = props;
  const id = useId();
  const { field, fieldState } = useController({ name });
  const error = (limit === undefined ? null : tooLong(String(field.value ?? ''), limit)) ?? fieldState.error?.message;
  const numeric = type === 'number';
  return (
    <FieldFrame id={id} label={label} error={error} helper={helper} optional={optional}>
      <InputBase
        {...input}
        id={id}
        name={field.name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        type={numeric ? 'text' : type}
        multiline={multiline}
        minRows={multiline ? rows : undefined}
        // A long text scrolls, so that what is said of it stays in sight.
        maxRows={multiline ? Math.max(rows, 10) : undefined}
        disabled={disabled}
        autoFocus={autoFocus}
        readOnly={readOnly}
        inputProps={{
          inputMode: numeric ? 'decimal' : undefined,
          'aria-required': !optional,
          'aria-describedby': helpIdOf(id, error, helper),
        }}
      />
    </FieldFrame>
  );
}
