/** The keys that open the palette, as they are named on this person's keyboard. */
export const paletteKeys = () => (/Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '') ? '⌘ K' : 'Ctrl K');
