import { useId } from 'react';
import { color, styled } from '@arena/shared/ui';
import { FormControl, FormHelperText, InputBase, useController } from '@arena/shared/ui/forms';

const Label = styled('label')({ display: 'block', fontSize: '0.8125rem', lineHeight: '1.25rem', fontWeight: 500, marginBottom: 5 });
const Sign = styled('span')({ color: color.muted, marginRight: 6 });

/** A number in steps of 1 (part 2 §5 and §9). */
export function AmountField({ name, label }: { readonly name: string; readonly label: string }) {
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
        startAdornment={<Sign aria-hidden>$</Sign>}
        autoComplete="off"
        // A wheel over the focused field would change it unseen.
        onWheel={(event) => (event.target as HTMLElement).blur()}
        inputProps={{ step: 1, min: 0, 'aria-required': true, 'aria-describedby': error === undefined ? undefined : `${id}-error` }}
      />
      {error === undefined ? null : <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  );
}
