import { useCallback } from 'react';
import { platform } from '@arena/shared/platform';
import { FieldFrame, tooLong, useFormInput } from '@arena/shared/ui';
import { InputBase } from '@arena/shared/ui/forms';
import { GAME_ID_LENGTH, isGameId, ONLY_INTEGER } from './tournament-values';

const refuse = () => platform().notify({ message: ONLY_INTEGER, tone: 'error' });

/** A text field, because number fields hide partial input such as `1.` and `1e`. Accepts only digits. */
export function GameIdField({ name, label }: { readonly name: string; readonly label: string }) {
  const { frame, input, control } = useFormInput({ name, label }, (text) => tooLong(text, GAME_ID_LENGTH, 'digits'));
  const { inputRef: register, onChange } = input;

  // Checks before the value changes, so that the caret stays in place.
  const inputRef = useCallback(
    (element: HTMLInputElement | null) => {
      register(element);
      if (element === null) return undefined;
      const guard = (event: InputEvent) => {
        const text = event.data ?? event.dataTransfer?.getData('text') ?? '';
        // Accepts spaces pasted around a number.
        if (isGameId(text.trim())) return;
        event.preventDefault();
        refuse();
      };
      element.addEventListener('beforeinput', guard);
      return () => {
        element.removeEventListener('beforeinput', guard);
        register(null);
      };
    },
    [register],
  );

  return (
    <FieldFrame {...frame}>
      <InputBase
        {...input}
        inputRef={inputRef}
        onChange={(event) => {
          // Removes pasted spaces.
          const text = event.target.value.replace(/\s/g, '');
          // Covers browsers without `beforeinput` and form-filling tools.
          if (isGameId(text)) onChange(text);
          else refuse();
        }}
        autoComplete="off"
        inputProps={{ ...control, inputMode: 'numeric' }}
      />
    </FieldFrame>
  );
}
