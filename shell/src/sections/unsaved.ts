// Fields with typed input that are still on the screen. Found in the page itself: sections need no code, and saved forms are emptied or go.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const touched = new Set<Field>();
// A search changes what is shown, and is in the address.
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'search');

/** Begins to notice what is typed. Returns how to stop. */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => void (isField(target) && touched.add(target));
  document.addEventListener('input', note, true);
  return () => {
    document.removeEventListener('input', note, true);
    touched.clear();
  };
}

/** Whether something that was typed into the page's main part, or what lies over it, would be lost with it. */
export function holdsUnsavedInput(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return [...touched].some((field) => field.value.trim() !== '' && field.closest('main, [role=dialog], [role=alertdialog]') !== null);
}
