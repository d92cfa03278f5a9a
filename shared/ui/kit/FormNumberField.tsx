import { color, styled } from '@arena/shared/ui/core';
import { InputBase } from '@arena/shared/ui/forms';
import { FieldFrame } from './FieldFrame';
import { type FormFieldProps, useFormInput } from './form-input';

const Unit = styled('span')({ color: color.muted, marginRight: 6 });

interface FormNumberFieldProps extends FormFieldProps {
  readonly step: number;
  readonly min: number;
  /** Displayed before the number: `$`. */
  readonly unit?: string;
}

/** A native number field of the surrounding form, for numbers in steps; its value is text. Otherwise a `FormTextField` is safer. */
export function FormNumberField(props: FormNumberFieldProps) {
  const { frame, input, control } = useFormInput(props);
  const { step, min, unit } = props;
  return (
    <FieldFrame {...frame}>
      <InputBase
        {...input}
        type="number"
        startAdornment={unit === undefined ? undefined : <Unit aria-hidden>{unit}</Unit>}
        autoComplete="off"
        // Scrolling the wheel over the focused field would change its value.
        onWheel={(event) => (event.target as HTMLElement).blur()}
        inputProps={{ ...control, step, min }}
      />
    </FieldFrame>
  );
}
