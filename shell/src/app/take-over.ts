import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/*
 * What a person has done on the page that the document shows before the program is there is carried over to the program's own:
 * typed text, the focus with its selection, and the last button that was pressed, which is pressed then.
 */

// React overrides `value` on the element itself, and would take the new one for what it has seen already.
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

const fieldsOf = (place: Element) => [...place.querySelectorAll<HTMLInputElement>('input[name]')];
const buttonsOf = (place: Element) => [...place.querySelectorAll('button')];

function restoreField(field: HTMLInputElement, before: HTMLInputElement, focused: Element | null): void {
  if (before.value !== '') {
    setValue?.call(field, before.value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (before !== focused) return;
  field.focus({ preventScroll: true });
  try {
    field.setSelectionRange(before.selectionStart, before.selectionEnd, before.selectionDirection ?? undefined);
  } catch {
    // An e-mail field has no selection that could be set; its end is where typing goes on.
  }
}

/**
 * Calls `render` with what it has to call as soon as the place is filled, and carries everything over. A page that can be typed into is replaced
 * at once, any other piece by piece: the browser can paint and answer in between.
 */
export function takeOver(place: HTMLElement, render: (onFilled: () => void) => void): void {
  const before = fieldsOf(place);
  const buttons = buttonsOf(place);
  const focused = document.activeElement;
  const onFilled = () => {
    const pressed = buttons.findIndex((button) => button === window.__arenaPressed);
    delete window.__arenaPressed;
    for (const field of fieldsOf(place)) {
      const old = before.find(({ name }) => name === field.name);
      if (old !== undefined) restoreField(field, old, focused);
    }
    if (pressed >= 0) buttonsOf(place)[pressed]?.click();
  };
  if (before.length > 0) flushSync(() => render(onFilled));
  else startTransition(() => render(onFilled));
}
