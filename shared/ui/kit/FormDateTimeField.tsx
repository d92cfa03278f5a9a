import { useId, useState } from 'react';
import { InputBase, useController } from '@arena/shared/ui/forms';
import { dateTimeProblem, FIRST_DAY, LAST_DAY } from './date-time';
import { FieldFrame, helpIdOf } from './FieldFrame';
import type { FormFieldProps } from './FormTextField';

/**
 * A date and time of the form around it, in the browser's own field. A browser gives no text for a date that is half typed:
 * the field says so, instead of calling it missing. The form's resolver asks `dateTimeProblem` for the rest.
 */
export function FormDateTimeField({ name, label, helper, optional, disabled, autoFocus }: FormFieldProps) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const [partial, setPartial] = useState(false);
  const look = (event: { readonly currentTarget: EventTarget }) =>
    setPartial(event.currentTarget instanceof HTMLInputElement && event.currentTarget.validity.badInput);
  const text = typeof field.value === 'string' ? field.value : '';
  const refused = fieldState.error?.message;
  const error = dateTimeProblem(text) ?? (refused !== undefined && partial ? 'Enter the whole date and the time' : refused);
  return (
    <FieldFrame id={id} label={label} error={error} helper={helper} optional={optional}>
      <InputBase
        id={id}
        name={field.name}
        type="datetime-local"
        value={text}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        disabled={disabled}
        autoFocus={autoFocus}
        inputProps={{
          min: `${FIRST_DAY}T00:00`,
          max: `${LAST_DAY}T23:59`,
          onInput: look,
          onKeyUp: look,
          'aria-required': !optional,
          'aria-describedby': helpIdOf(id, error, helper),
        }}
      />
    </FieldFrame>
  );
}
