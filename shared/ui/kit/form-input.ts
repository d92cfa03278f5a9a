import { type ReactNode, useId } from 'react';
import { useController } from '@arena/shared/ui/forms';
import { helpIdOf } from './FieldFrame';

/** The props that all form fields share. */
export interface FormFieldProps {
  /** The field's path in the form's values. */
  readonly name: string;
  readonly label: ReactNode;
  readonly helper?: ReactNode;
  readonly optional?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
}

/**
 * A field of the surrounding form: the props of its `FieldFrame`, `InputBase` and control.
 * @param problemOf - Validates on every change; its error takes precedence over the resolver's.
 * @example
 * const { frame, input, control } = useFormInput(props);
 * <FieldFrame {...frame}><InputBase {...input} inputProps={control} /></FieldFrame>
 */
export function useFormInput(props: FormFieldProps, problemOf?: (text: string) => string | null) {
  const { name, label, helper, optional, disabled, autoFocus } = props;
  const id = useId();
  const { field, fieldState } = useController({ name });
  const value = String(field.value ?? '');
  const error = problemOf?.(value) ?? fieldState.error?.message;
  return {
    frame: { id, label, error, helper, optional },
    input: { id, name: field.name, value, onChange: field.onChange, onBlur: field.onBlur, inputRef: field.ref, disabled, autoFocus },
    control: { 'aria-required': !optional, 'aria-describedby': helpIdOf(id, error, helper) },
  };
}
