import { createStore } from 'zustand/vanilla';

/** Whether the command palette is open. */
export const palette = createStore<boolean>()(() => false);

export const openPalette = () => palette.setState(true, true);
export const closePalette = () => palette.setState(false, true);
