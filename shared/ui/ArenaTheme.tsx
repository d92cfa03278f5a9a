import { type ReactNode, useState } from 'react';
import { CacheProvider, ColorSchemeProvider, createStyleCache, GlobalStyles } from '@arena/shared/ui/core';
import { globalStyles } from './global-styles';

/** Where the choice of dark or light is stored; a document may read it before first paint. */
export const THEME_STORAGE_KEY = 'arena-theme';

interface ArenaThemeProps {
  readonly children: ReactNode;
  /** The document's style cache, where it was made before. */
  readonly cache?: ReturnType<typeof createStyleCache>;
}

/** The look of everything below it. The shell renders it once; a section that runs alone renders its own. */
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
