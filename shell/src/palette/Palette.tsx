import { keyOf, lazyDialog } from '@arena/shared/ui';
import { type ComponentType, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { NavigationItem } from '../common/navigation';
import { closePalette, openPalette, palette } from './palette-state';
import type { PaletteDialogProps } from './PaletteDialog';
import * as t from './palette.messages';

export const lazyPalette = (load: () => Promise<ComponentType<PaletteDialogProps>>) => lazyDialog(load, t.searchFailed);

const LazyPalette = lazyPalette(() => import(/* webpackChunkName: "palette" */ './PaletteDialog').then((module) => module.default));

interface PaletteProps {
  readonly navigation: readonly NavigationItem[];
  readonly Dialog?: typeof LazyPalette;
}

/** Listens for Ctrl/⌘ K in a layout effect, so that the key works with the first paint. The dialog loads when first opened. */
export function Palette({ navigation, Dialog = LazyPalette }: PaletteProps) {
  const open = useStore(palette);

  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (keyOf(event) !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (palette.getState()) return closePalette();
      // An open dialog takes precedence.
      if (document.getElementById('main')?.closest('[aria-hidden=true]') == null) openPalette();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      closePalette();
    };
  }, []);

  return <Dialog wanted={open} open={open} navigation={navigation} onClose={closePalette} onFailure={closePalette} />;
}
