import { type ReactNode, useId } from 'react';
import { useController } from '@arena/shared/ui/forms';
import { helpIdOf } from './FieldFrame';

export interface FormFieldProps {
  /** Its path in the form's values. */
  readonly name: string;
  readonly label: ReactNode;
  readonly helper?: ReactNode;
  readonly optional?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
}

/** One field of the form around it: props of its frame and `InputBase`, attributes of its control. `problemOf` runs before the resolver. */
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
