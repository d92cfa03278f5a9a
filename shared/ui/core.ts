// The narrow part of MUI and emotion that every screen uses. It is loaded with the shell and shared at run time, where
// every export is kept: an addition here costs each first visit its bytes. Measure before adding.
export { keyframes } from '@emotion/react';
export { CacheProvider } from '@emotion/react';
export { default as createCache } from '@emotion/cache';
export { createTheme, styled, ThemeProvider, useColorScheme, useTheme } from '@mui/material/styles';
export { default as Box } from '@mui/material/Box';
export { default as ButtonBase } from '@mui/material/ButtonBase';
export { default as CssBaseline } from '@mui/material/CssBaseline';
export { default as GlobalStyles } from '@mui/material/GlobalStyles';
export { default as Portal } from '@mui/material/Portal';
export type { SxProps, Theme, ThemeOptions } from '@mui/material/styles';
