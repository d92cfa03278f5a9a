/** Elements of the early frame that `boot/show-frame.ts` fills in. */
export type Slot = 'environment' | 'navigation' | 'group' | 'screen' | 'keys' | 'theme' | 'account' | 'name' | 'line';

export const slot = (name: Slot) => ({ 'data-slot': name });

export const slotOf = (frame: Element, name: Slot): Element | null => frame.querySelector(`[data-slot=${name}]`);
