import { createTheme } from '@mui/material/styles';
import { color, focusRing, font } from '@arena/shared/ui/core';
import { lazyComponents } from './theme.components';

/** MUI would work out the shades that it isn't given, which it cannot with a variable. */
const shades = (main: string) => ({ main, dark: main, light: main, contrastText: color.onAccent });

/** MUI's theme made of our tokens' variables. Only for MUI components. */
export const muiTheme = Object.assign(
  createTheme({
    palette: {
      primary: shades(color.accent),
      success: shades(color.ok),
      warning: shades(color.wait),
      error: shades(color.bad),
      text: { primary: color.text, secondary: color.muted, disabled: color.faint },
      background: { default: color.ground, paper: color.raised },
      divider: color.line,
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
      ...lazyComponents,
    },
  }),
  // MUI's own can read hexadecimal colours only.
  { alpha: (of: string, share: number | string) => `color-mix(in srgb, ${of} calc(100% * (${share})), transparent)` },
);
