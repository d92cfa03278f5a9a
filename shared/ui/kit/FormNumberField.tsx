import type { KeyboardEvent } from 'react';
import { color, styled } from '@arena/shared/ui/core';
import { InputBase } from '@arena/shared/ui/forms';
import { FieldFrame } from './FieldFrame';
import { type FormFieldProps, useFormInput } from './form-input';
import { plainNumber } from './limits';

const Unit = styled('span')({ color: color.muted, marginRight: 6 });

interface FormNumberFieldProps extends FormFieldProps {
  readonly step: number;
  readonly min: number;
  /** Displayed before the number: `$`. */
  readonly unit?: string;
}

/**
 * A number of the surrounding form in steps; its value is text. A text field, because a native number field drops what it can't read and
 * turns `12,50` into 1250. `step` and `min` work as there: the arrow keys step, and the schema checks both.
 */
export function FormNumberField(props: FormNumberFieldProps) {
  const { frame, input, control } = useFormInput(props);
  const { step, min, unit } = props;
  const number = Number(plainNumber(input.value));
  const onKeyDown = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (way === 0 || (Number.isNaN(number) && input.value !== '')) return;
    event.preventDefault();
    input.onChange(String(Math.max(min, Number(((number || 0) + way * step).toFixed(2)))));
  };
  return (
    <FieldFrame {...frame}>
      <InputBase
        {...input}
        startAdornment={unit === undefined ? undefined : <Unit aria-hidden>{unit}</Unit>}
        autoComplete="off"
        onKeyDown={onKeyDown}
        inputProps={{
          ...control,
          step,
          min,
          inputMode: 'decimal',
          role: 'spinbutton',
          'aria-valuenow': number || undefined,
          'aria-valuemin': min,
        }}
      />
    </FieldFrame>
  );
}
