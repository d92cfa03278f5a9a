import { useState } from 'react';
import { InputBase } from '@arena/shared/ui/forms';
import { dateTimeProblem, FIRST_DAY, LAST_DAY } from './date-time';
import { FieldFrame } from './FieldFrame';
import { type FormFieldProps, useFormInput } from './form-input';
import * as t from './form.messages';

/**
 * A native date and time field of the surrounding form. Its value is text like `2027-12-25T18:30`, empty while incomplete; the resolver
 * should use `dateTimeProblem`.
 */
export function FormDateTimeField(props: FormFieldProps) {
  const { frame, input, control } = useFormInput(props, dateTimeProblem);
  const [partial, setPartial] = useState(false);
  const look = (event: { readonly currentTarget: EventTarget }) =>
    setPartial(event.currentTarget instanceof HTMLInputElement && event.currentTarget.validity.badInput);
  const halfTyped = partial && frame.error !== undefined && dateTimeProblem(input.value) === null;
  return (
    <FieldFrame {...frame} error={halfTyped ? t.enterDateAndTime : frame.error}>
      <InputBase
        {...input}
        type="datetime-local"
        inputProps={{ ...control, min: `${FIRST_DAY}T00:00`, max: `${LAST_DAY}T23:59`, onInput: look, onKeyUp: look }}
      />
    </FieldFrame>
  );
}
