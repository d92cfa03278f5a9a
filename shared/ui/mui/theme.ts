import { createTheme } from '@mui/material/styles';
import { color, focusRing, font } from '@arena/shared/ui/core';
import { lazyComponents } from './theme.components';

/** All shades set, because MUI can't compute shades of a CSS variable. */
const shades = (main: string) => ({ main, dark: main, light: main, contrastText: color.onAccent });

/** MUI's theme with our tokens as CSS variables. For MUI components only. */
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
  // MUI's own implementation can't parse CSS variables.
  { alpha: (of: string, share: number | string) => `color-mix(in srgb, ${of} calc(100% * (${share})), transparent)` },
);
