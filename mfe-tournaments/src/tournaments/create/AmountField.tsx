import { useId } from 'react';
import { color, styled } from '@arena/shared/ui';
import { InputBase, useController } from '@arena/shared/ui/forms';
import { LabelledField, problemIdOf } from './LabelledField';

const Sign = styled('span')({ color: color.muted, marginRight: 6 });

/** A number in steps of 1 (part 2 §5 and §9). */
export function AmountField({ name, label }: { readonly name: string; readonly label: string }) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const error = fieldState.error?.message;
  return (
    <LabelledField id={id} label={label} error={error}>
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
        inputProps={{ step: 1, min: 0, 'aria-required': true, 'aria-describedby': problemIdOf(id, error) }}
      />
    </LabelledField>
  );
}
