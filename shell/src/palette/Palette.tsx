import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { Late, type LoadComponent } from '../feedback/Late';
import { notify } from '../feedback/toasts';
import type { NavigationItem } from '../layout/navigation';
import { closePalette, openPalette, palette } from './palette-state';
import type { PaletteDialogProps } from './PaletteDialog';

const loadDialog: LoadComponent<PaletteDialogProps> = () => import(/* webpackChunkName: "palette" */ './PaletteDialog');

interface PaletteProps {
  readonly navigation: readonly NavigationItem[];
  /** For tests: how the dialog is fetched. */
  readonly load?: LoadComponent<PaletteDialogProps>;
}

/** Listens for Ctrl/⌘ K. The palette's own code is fetched when it is opened for the first time. */
export function Palette({ navigation, load = loadDialog }: PaletteProps) {
  const open = useStore(palette);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (palette.getState()) return closePalette();
      // A question that is open comes first.
      if (document.getElementById('main')?.closest('[aria-hidden=true]') == null) openPalette();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      closePalette();
    };
  }, []);

  const failed = useCallback(() => {
    closePalette();
    notify({ message: 'The search could not be loaded. Check your connection and try again.', tone: 'error' });
  }, []);
  return <Late load={load} wanted={open} props={{ open, navigation, onClose: closePalette }} onFailure={failed} />;
}
