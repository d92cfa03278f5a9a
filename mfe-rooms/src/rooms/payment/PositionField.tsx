import { useId } from 'react';
import { styled } from '@arena/shared/ui';
import { FormControl, FormHelperText, InputBase, useController } from '@arena/shared/ui/forms';
import { POSITION_STEP } from './winner-values';

const Label = styled('label')({ display: 'block', fontSize: '0.8125rem', lineHeight: '1.25rem', fontWeight: 500, marginBottom: 5 });

/** A decimal number in steps of 0.1. The kit's number field has no step, so this one is the browser's own. */
export function PositionField({ name, label }: { readonly name: string; readonly label: string }) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const error = fieldState.error?.message;
  return (
    <FormControl error={error !== undefined} fullWidth variant="standard">
      <Label htmlFor={id}>{label}</Label>
      <InputBase
        id={id}
        type="number"
        name={field.name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        // A wheel over the focused field would change it unseen.
        onWheel={(event) => (event.target as HTMLElement).blur()}
        inputProps={{ step: POSITION_STEP, min: POSITION_STEP, 'aria-describedby': error === undefined ? undefined : `${id}-error` }}
      />
      {error === undefined ? null : <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  );
}
