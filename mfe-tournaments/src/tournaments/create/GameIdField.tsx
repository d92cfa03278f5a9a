import { useCallback } from 'react';
import { platform } from '@arena/shared/platform';
import { FieldFrame, tooLong, useFormInput } from '@arena/shared/ui';
import { InputBase } from '@arena/shared/ui/forms';
import { GAME_ID_LENGTH, isGameId, ONLY_INTEGER } from './tournament-values';

const refuse = () => platform().notify({ message: ONLY_INTEGER, tone: 'error' });

/** A whole number in a text field, since a number field hides input like `1.` and `1e` from the page. Refuses anything but digits. */
export function GameIdField({ name, label }: { readonly name: string; readonly label: string }) {
  const { frame, input, control } = useFormInput({ name, label }, (text) => tooLong(text, GAME_ID_LENGTH, 'digits'));
  const { inputRef: register, onChange } = input;

  // Before the value changes, so that the caret stays where it was.
  const inputRef = useCallback(
    (element: HTMLInputElement | null) => {
      register(element);
      if (element === null) return undefined;
      const guard = (event: InputEvent) => {
        const text = event.data ?? event.dataTransfer?.getData('text') ?? '';
        // Blanks that are copied along with a number are no reason to refuse it.
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
          // Blanks that were pasted with a number may be in the middle by now.
          const text = event.target.value.replace(/\s/g, '');
          // A browser without `beforeinput`, and tools that fill forms in: refused here, so the value stays as it was.
          if (isGameId(text)) onChange(text);
          else refuse();
        }}
        autoComplete="off"
        inputProps={{ ...control, inputMode: 'numeric' }}
      />
    </FieldFrame>
  );
}
