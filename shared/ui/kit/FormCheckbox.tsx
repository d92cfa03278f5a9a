import { useId } from 'react';
import { styled } from '@arena/shared/ui/core';
import { FormHelperText, useController } from '@arena/shared/ui/forms';
import { color, media } from '../tokens';
import { helpIdOf } from './FieldFrame';
import type { FormFieldProps } from './FormTextField';

const Label = styled('label')({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 9,
  padding: '2px 0',
  cursor: 'pointer',
  [media.touch]: { padding: '12px 0' },
});
const Box = styled('input')({
  appearance: 'none',
  width: 18,
  height: 18,
  margin: '1px 0',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 5,
  border: `1.5px solid ${color.faint}`,
  background: color.surface,
  cursor: 'inherit',
  transition: 'background-color 120ms, border-color 120ms',
  '&:checked': { background: color.accentFill, borderColor: color.accentFill },
  '&:checked::after': {
    content: '""',
    width: 9,
    height: 5,
    marginTop: -3,
    borderLeft: `2px solid ${color.onAccent}`,
    borderBottom: `2px solid ${color.onAccent}`,
    transform: 'rotate(-45deg)',
  },
  '&[aria-invalid=true]': { borderColor: color.bad },
  '&:disabled': { opacity: 0.5 },
  // Forced colours drop backgrounds: the browser's own box shows there.
  '@media (forced-colors: active)': { appearance: 'auto' },
});

/** Yes or no. */
export function FormCheckbox({ name, label, helper, disabled, autoFocus }: Omit<FormFieldProps, 'optional'>) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const { ref, name: path, value, onChange, onBlur } = field;
  const error = fieldState.error?.message;
  return (
    <div>
      <Label>
        <Box
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
