import { createContext, type ReactNode, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useMediaQuery } from './useMediaQuery';

export type ColorScheme = 'dark' | 'light';
/** What the reader has chosen: one of both, or what the system says. */
export type Mode = ColorScheme | 'system';

export interface ColorSchemeState {
  readonly mode: Mode;
  readonly colorScheme: ColorScheme;
  readonly setMode: (mode: Mode) => void;
}

const Context = createContext<ColorSchemeState>({ mode: 'dark', colorScheme: 'dark', setMode: () => undefined });

/** Dark or light, and the way to change it. */
export const useColorScheme = (): ColorSchemeState => useContext(Context);
const modeOf = (stored: string | null): Mode => (stored === 'light' || stored === 'system' ? stored : 'dark');

function readMode(storageKey: string): Mode {
  try {
    return modeOf(localStorage.getItem(storageKey));
  } catch {
    // No storage: dark, then.
    return 'dark';
  }
}

interface ColorSchemeProviderProps {
  /** The storage key of the choice. Other tabs follow it. */
  readonly storageKey: string;
  readonly children: ReactNode;
}

/** Puts the colour scheme on the document as `data-theme`; the variables of the tokens hang on it. */
export function ColorSchemeProvider({ storageKey, children }: ColorSchemeProviderProps) {
  const [mode, choose] = useState(() => readMode(storageKey));
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
      try {
        localStorage.setItem(storageKey, next);
      } catch {
        // It lasts as long as the page, then.
      }
    },
    [storageKey],
  );
  const state = useMemo(() => ({ mode, colorScheme, setMode }) as const, [mode, colorScheme, setMode]);
  return <Context value={state}>{children}</Context>;
}
