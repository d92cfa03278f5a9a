import { useId } from 'react';
import { media, styled } from '@arena/shared/ui/core';
import { FormHelperText, useController } from '@arena/shared/ui/forms';
import { Checkbox } from './Checkbox';
import { helpIdOf } from './FieldFrame';
import type { FormFieldProps } from './form-input';

const Label = styled('label')({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 9,
  padding: '2px 0',
  cursor: 'pointer',
  [media.touch]: { padding: '12px 0' },
});

/** A checkbox of the surrounding form. Its value is a boolean. */
export function FormCheckbox({ name, label, helper, disabled, autoFocus }: Omit<FormFieldProps, 'optional'>) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const { ref, name: path, value, onChange, onBlur } = field;
  const error = fieldState.error?.message;
  return (
    <div>
      <Label>
        <Checkbox
          ref={ref}
          type="checkbox"
          name={path}
          checked={Boolean(value)}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
          disabled={disabled}
          autoFocus={autoFocus}
          aria-invalid={Boolean(error)}
          aria-describedby={helpIdOf(id, error, helper)}
        />
        {label}
      </Label>
      {error || helper ? (
        <FormHelperText id={`${id}-help`} error={Boolean(error)} sx={{ pl: '27px' }}>
          {error || helper}
        </FormHelperText>
      ) : null}
    </div>
  );
}
