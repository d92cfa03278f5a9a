import type { FormFieldProps } from './form-input';
import { FormTextField } from './FormTextField';

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
export const FormNumberField = ({ step, min, unit, ...props }: FormNumberFieldProps) => (
  <FormTextField {...props} type="number" autoComplete="off" startAdornment={unit} steps={{ step, min }} />
);
