import { createTheme } from '@arena/shared/ui/core';
import { lazyComponents } from './theme.components';
import { color, focusRing, font, schemes } from './tokens';

const palette = (scheme: (typeof schemes)[keyof typeof schemes]) => ({
  primary: { main: scheme.accent, dark: scheme.accentFill, light: scheme.accentStrong, contrastText: scheme.onAccent },
  success: { main: scheme.ok },
  warning: { main: scheme.wait },
  error: { main: scheme.bad },
  text: { primary: scheme.text, secondary: scheme.muted, disabled: scheme.faint },
  background: { default: scheme.ground, paper: scheme.raised },
  divider: scheme.line,
});

/** MUI's theme made of our tokens: every token is also a CSS variable, `--arena-color-<token>`, per colour scheme. */
export function createArenaTheme() {
  return createTheme({
    cssVariables: { cssVarPrefix: 'arena', colorSchemeSelector: 'data-theme' },
    defaultColorScheme: 'dark',
    colorSchemes: {
      // `overlays` lightens MUI's dark papers by elevation; ours carry their own surface colours.
      dark: { palette: palette(schemes.dark), overlays: [], color: schemes.dark } as object,
      light: { palette: palette(schemes.light), overlays: [], color: schemes.light } as object,
    },
    typography: {
      fontFamily: font.text,
      fontSize: 14,
      fontWeightBold: 600,
      body1: { fontSize: '0.875rem', lineHeight: '1.25rem', letterSpacing: 0 },
      body2: { fontSize: '0.8125rem', lineHeight: '1.25rem', letterSpacing: 0 },
    },
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: 9 },
    spacing: 4,
    components: {
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { font: 'inherit', '&:focus-visible': focusRing } },
      },
      MuiCssBaseline: { styleOverrides: { body: { color: color.text, backgroundColor: color.ground } } },
      ...lazyComponents,
    },
  });
}
