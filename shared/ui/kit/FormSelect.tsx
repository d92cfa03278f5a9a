import { ChevronDown } from 'lucide';
import { color, Icon, styled } from '@arena/shared/ui/core';
import { InputBase } from '@arena/shared/ui/forms';
import { FieldFrame } from './FieldFrame';
import { type FormFieldProps, useFormInput } from './form-input';

const Native = styled('select')({
  appearance: 'none',
  cursor: 'pointer',
  // The whole control opens the list, the arrow included.
  '&&': { paddingRight: 28, marginRight: -28 },
  '& option': { background: color.raised, color: color.text },
});
const Arrow = styled('span')({ color: color.muted, pointerEvents: 'none', flex: 'none', marginLeft: 10, display: 'grid' });

/** An option of a `FormSelect`. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface FormSelectProps extends FormFieldProps {
  readonly options: readonly SelectOption[];
  /** The text of the first, empty option. */
  readonly placeholder?: string;
}

/** A native select of the surrounding form. Its value is text. */
export function FormSelect(props: FormSelectProps) {
  const { options, placeholder } = props;
  const { frame, input, control } = useFormInput(props);
  return (
    <FieldFrame {...frame}>
      <InputBase
        {...input}
        inputComponent={Native as never}
        inputProps={{
          ...control,
          children: [
            placeholder === undefined ? null : (
              <option key="" value="">
                {placeholder}
              </option>
            ),
            ...options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            )),
          ],
        }}
        endAdornment={
          <Arrow>
            <Icon node={ChevronDown} size={14} />
          </Arrow>
        }
      />
    </FieldFrame>
  );
}
