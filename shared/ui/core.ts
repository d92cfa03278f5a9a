// The narrow part of emotion, and the kit's own foundation, that every screen uses. It is loaded with the shell and shared at
// run time, where every export is kept: an addition here costs each first visit its bytes. Measure before adding.
export { CacheProvider, Global as GlobalStyles, keyframes } from '@emotion/react';
export { ButtonBase, type ButtonBaseProps } from './base/ButtonBase';
export { type ColorScheme, ColorSchemeProvider, type ColorSchemeState, type Mode, useColorScheme } from './base/color-scheme';
export { Portal } from './base/Portal';
export { createStyleCache } from './base/style-cache';
export { styled } from './base/styled';
