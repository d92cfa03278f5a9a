// Tracks typed input through the page's fields, so that sections need no code: saving a form clears or removes its fields.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const touched = new Set<Field>();
// Search fields are excluded, because their text is in the address.
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'search');

/** Returns a function that stops tracking. */
export function watchTyping(): () => void {
  const note = (event: Event) => {
    // The field itself, also in a shadow root.
    const [target = null] = event.composedPath();
    if (isField(target)) touched.add(target);
  };
  document.addEventListener('input', note, true);
  return () => {
    document.removeEventListener('input', note, true);
    touched.clear();
  };
}

/** Whether the main content or a dialog contains typed input. */
export function holdsUnsavedInput(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return [...touched].some((field) => {
    const root = field.getRootNode();
    const place = root instanceof ShadowRoot ? root.host : field;
    return field.value.trim() !== '' && place.closest('main, [role=dialog], [role=alertdialog]') !== null;
  });
}
