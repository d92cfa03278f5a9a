import { color, styled } from '@arena/shared/ui/core';
import { InputBase } from '@arena/shared/ui/forms';
import { FieldFrame } from './FieldFrame';
import { type FormFieldProps, useFormInput } from './form-input';

const Unit = styled('span')({ color: color.muted, marginRight: 6 });

interface FormNumberFieldProps extends FormFieldProps {
  readonly step: number;
  readonly min: number;
  /** Before the number: `$`. */
  readonly unit?: string;
}

/** The browser's own number field, for numbers in steps. Where steps mean nothing, a `FormTextField` is safer. */
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
        // A wheel over the focused field would change it unseen.
        onWheel={(event) => (event.target as HTMLElement).blur()}
        inputProps={{ ...control, step, min }}
      />
    </FieldFrame>
  );
}
