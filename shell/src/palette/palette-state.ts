import { createStore } from 'zustand/vanilla';

export const palette = createStore<boolean>()(() => false);

export const openPalette = () => palette.setState(true, true);
export const closePalette = () => palette.setState(false, true);
