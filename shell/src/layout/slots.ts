/** The places of the frame that the document's script fills in before the program is there (`boot/show-frame.ts`). */
export type Slot = 'environment' | 'navigation' | 'group' | 'screen' | 'keys' | 'theme' | 'account' | 'name' | 'line';

/** Marks an element as the place of `name`. */
export const slot = (name: Slot) => ({ 'data-slot': name });

export const slotOf = (frame: Element, name: Slot): Element | null => frame.querySelector(`[data-slot=${name}]`);
