import { createStore } from 'zustand/vanilla';

interface PaletteState {
  readonly open: boolean;
  /** What was typed since the palette was opened, until its field takes it: the dialog's code may still be loading. */
  readonly typed: string;
}
const CLOSED: PaletteState = { open: false, typed: '' };

export const palette = createStore<PaletteState>()(() => CLOSED);

export const openPalette = () => palette.setState({ open: true, typed: '' });
export const closePalette = () => palette.setState(CLOSED);

/** Keeps a key that is pressed before the palette has its field, and stops it from doing anything else. */
export function keepForPalette(event: KeyboardEvent): void {
  const { typed } = palette.getState();
  event.preventDefault();
  event.stopPropagation();
  if (event.key === 'Escape') closePalette();
  else if (event.key === 'Backspace') palette.setState({ typed: typed.slice(0, -1) });
  else if (event.key.length === 1) palette.setState({ typed: typed + event.key });
}
