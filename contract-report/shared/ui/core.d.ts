export { CacheProvider, Global as GlobalStyles, keyframes } from '@emotion/react';
export { ButtonBase, type ButtonBaseProps } from './base/ButtonBase';
export { type ColorScheme, ColorSchemeProvider, type ColorSchemeState, type Mode, useColorScheme } from './base/color-scheme';
export { Portal } from './base/Portal';
export { createStyleCache } from './base/style-cache';
export { styled } from './base/styled';
