// What every screen uses, the shell's own too: it is in the shell's first file anyway, and shared at run time, where every export is kept.
// An addition that the shell does not use itself costs each first visit its bytes. Measure before adding.
export { CacheProvider, Global as GlobalStyles, keyframes } from '@emotion/react';
export { default as styled } from '@emotion/styled';
export { Avatar } from './base/Avatar';
export { Banner, type BannerTone } from './base/Banner';
export { Button } from './base/Button';
export { ButtonBase, type ButtonBaseProps } from './base/ButtonBase';
export { type ColorScheme, ColorSchemeProvider, type ColorSchemeState, type Mode, useColorScheme } from './base/color-scheme';
export { DASH, formatCount, formatMoney, formatTotal, initials } from './base/format';
export { HoverTip } from './base/HoverTip';
export { Icon, type IconNode } from './base/Icon';
export { IconButton } from './base/IconButton';
export { Kbd } from './base/Kbd';
export { lazyComponent, lazyDialog, lazyPart } from './base/lazyPart';
export { PAGE_TITLE_ID, PageHeader } from './base/PageHeader';
export { Panel, PanelTitle } from './base/Panel';
export { Portal } from './base/Portal';
export { SkipLink } from './base/SkipLink';
export { Spinner } from './base/Spinner';
export { EmptyState, ErrorState, LoadingState } from './base/states';
export { createStyleCache } from './base/style-cache';
export { useMediaQuery } from './base/useMediaQuery';
export { useStableCallback } from './base/useStableCallback';
export { VisuallyHidden, visuallyHidden } from './base/VisuallyHidden';
export { color, type ColorToken, figures, focusRing, font, media, radius } from './tokens';
