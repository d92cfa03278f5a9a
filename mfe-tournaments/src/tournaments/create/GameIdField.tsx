import { useCallback, useId } from 'react';
import { platform } from '@arena/shared/platform';
import { tooLong } from '@arena/shared/ui';
import { InputBase, useController } from '@arena/shared/ui/forms';
import { cleaned, GAME_ID_LENGTH, isGameId, ONLY_INTEGER } from './game-id';
import { LabelledField, problemIdOf } from './LabelledField';

const refuse = () => platform().notify({ message: ONLY_INTEGER, tone: 'error' });

/**
 * A whole number. It is a text field, because a number field hides from the page what is typed into it: `1.` and `1e` look
 * empty there. What is no digit does not get in, and one message says why.
 */
export function GameIdField({ name, label }: { readonly name: string; readonly label: string }) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const error = tooLong(String(field.value ?? ''), GAME_ID_LENGTH, 'digits') ?? fieldState.error?.message;
  const { ref: register } = field;

  // Before the value changes, so that the caret stays where it was.
  const input = useCallback(
    (element: HTMLInputElement | null) => {
      register(element);
      if (element === null) return undefined;
      const guard = (event: InputEvent) => {
        const text = event.data ?? event.dataTransfer?.getData('text') ?? '';
        if (isGameId(cleaned(text))) return;
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
    <LabelledField id={id} label={label} error={error}>
      <InputBase
        id={id}
        name={field.name}
        value={field.value ?? ''}
        onChange={(event) => {
          // Blanks that came along with a pasted number may stand in the middle by now.
          const text = event.target.value.replace(/\s/g, '');
          // A browser that does not ask before, and what fills forms in: refused here, so the value stays as it was.
          if (isGameId(text)) field.onChange(text);
          else refuse();
        }}
        onBlur={field.onBlur}
        inputRef={input}
        autoComplete="off"
        inputProps={{
          inputMode: 'numeric',
          'aria-required': true,
          'aria-describedby': problemIdOf(id, error),
        }}
      />
    </LabelledField>
  );
}
