import { readStored, writeStored } from '@arena/shared/platform/storage';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useMediaQuery } from './useMediaQuery';

/** The scheme in effect. */
export type ColorScheme = 'dark' | 'light';
/** The user's choice; `system` follows the operating system. */
export type Mode = ColorScheme | 'system';

/** The color scheme and its setter. */
export interface ColorSchemeState {
  readonly mode: Mode;
  readonly colorScheme: ColorScheme;
  readonly setMode: (mode: Mode) => void;
}

const Context = createContext<ColorSchemeState>({ mode: 'dark', colorScheme: 'dark', setMode: () => undefined });

/**
 * The color scheme and the setter of the user's choice, which is stored.
 * @example const { mode, colorScheme, setMode } = useColorScheme();
 */
export const useColorScheme = (): ColorSchemeState => useContext(Context);
const modeOf = (stored: string | null): Mode => (stored === 'light' || stored === 'system' ? stored : 'dark');

interface ColorSchemeProviderProps {
  /** The localStorage key of the choice, shared with other tabs. */
  readonly storageKey: string;
  readonly children: ReactNode;
}

/** Sets `data-theme` on the document, which selects the color variables of the tokens. */
export function ColorSchemeProvider({ storageKey, children }: ColorSchemeProviderProps) {
  const [mode, choose] = useState(() => modeOf(readStored('localStorage', storageKey)));
  const systemIsLight = useMediaQuery('(prefers-color-scheme: light)');
  const colorScheme = mode === 'light' || (mode === 'system' && systemIsLight) ? 'light' : 'dark';

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = colorScheme;
  }, [colorScheme]);

  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey) choose(modeOf(newValue));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [storageKey]);

  const setMode = useCallback(
    (next: Mode) => {
      choose(next);
      writeStored('localStorage', storageKey, next);
    },
    [storageKey],
  );
  const state = useMemo(() => ({ mode, colorScheme, setMode }) as const, [mode, colorScheme, setMode]);
  return <Context value={state}>{children}</Context>;
}
