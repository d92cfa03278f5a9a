import { keyOf, lazyDialog } from '@arena/shared/ui';
import { type ComponentType, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { NavigationItem } from '../common/navigation';
import { closePalette, keepForPalette, openPalette, palette } from './palette-state';
import type { PaletteDialogProps } from './PaletteDialog';
import * as t from './palette.messages';

export const lazyPalette = (load: () => Promise<ComponentType<PaletteDialogProps>>) => lazyDialog(load, t.searchFailed);

const LazyPalette = lazyPalette(() => import(/* webpackChunkName: "palette" */ './PaletteDialog').then((module) => module.default));

interface PaletteProps {
  readonly navigation: readonly NavigationItem[];
  readonly Dialog?: typeof LazyPalette;
}

/**
 * Listens for Ctrl/⌘ K in a layout effect, so that the key works with the first paint. The dialog loads when first opened; what is typed
 * until then is its text, not shortcuts of the screen.
 */
export function Palette({ navigation, Dialog = LazyPalette }: PaletteProps) {
  const open = useStore(palette, (state) => state.open);

  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const withModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (palette.getState().open && !withModifier && document.querySelector('[data-palette]') === null) return keepForPalette(event);
      if (keyOf(event) !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (palette.getState().open) return closePalette();
      // An open dialog takes precedence.
      if (document.getElementById('main')?.closest('[aria-hidden=true]') == null) openPalette();
    };
    // Before the screen's own keys.
    document.addEventListener('keydown', listen, { capture: true });
    return () => {
      document.removeEventListener('keydown', listen, { capture: true });
      closePalette();
    };
  }, []);

  return <Dialog wanted={open} open={open} navigation={navigation} onClose={closePalette} onFailure={closePalette} />;
}
