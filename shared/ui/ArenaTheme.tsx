import { type ReactNode, useState } from 'react';
import { CacheProvider, ColorSchemeProvider, createStyleCache, GlobalStyles } from '@arena/shared/ui/core';
import { globalStyles } from './global-styles';

/** The localStorage key of the chosen color scheme, which documents may read before first paint. */
export const THEME_STORAGE_KEY = 'arena-theme';

interface ArenaThemeProps {
  readonly children: ReactNode;
  /** The document's existing style cache, if any. */
  readonly cache?: ReturnType<typeof createStyleCache>;
}

/** Provides styles and the color scheme. Rendered once by the host: the shell, a dev page or a test. */
export function ArenaTheme({ children, cache: given }: ArenaThemeProps) {
  const [cache] = useState(() => given ?? createStyleCache());
  return (
    <CacheProvider value={cache}>
      <ColorSchemeProvider storageKey={THEME_STORAGE_KEY}>
        <GlobalStyles styles={globalStyles} />
        {children}
      </ColorSchemeProvider>
    </CacheProvider>
  );
}
