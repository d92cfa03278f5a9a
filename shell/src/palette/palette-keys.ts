import * as t from './palette.messages';
export const paletteKeys = () => (/Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '') ? '⌘ K' : t.ctrlK);
