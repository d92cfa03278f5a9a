import type { ThemeOptions } from '@mui/material/styles';
import { color, font, media, radius } from '@arena/shared/ui/core';

const float = { backgroundColor: color.raised, backgroundImage: 'none', border: `1px solid ${color.lineStrong}`, boxShadow: color.float };

/** The styles of the MUI components in `more` and `forms`. */
export const lazyComponents: ThemeOptions['components'] = {
  MuiDialog: {
    defaultProps: { transitionDuration: 140 },
    styleOverrides: {
      container: { '&:focus-visible': { outline: 'none' } },
      paper: {
        ...float,
        borderRadius: radius.card,
        // The dialog takes the focus when it opens; its content is where the ring belongs.
        '&:focus-visible': { outline: 'none' },
        margin: 16,
        width: '100%',
        [media.phone]: { margin: 8, width: 'calc(100% - 16px)', maxHeight: 'calc(100% - 16px)' },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: '20px 24px 4px',
        fontFamily: font.display,
        fontStretch: '106%',
        fontWeight: 650,
        fontSize: '1.0625rem',
        lineHeight: '1.5rem',
        letterSpacing: '-0.005em',
        [media.phone]: { padding: '16px 16px 4px' },
      },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '4px 24px 20px', [media.phone]: { padding: '4px 16px 16px' } } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '14px 24px', gap: 8, borderTop: `1px solid ${color.line}`, [media.phone]: { padding: '12px 16px' } },
    },
    defaultProps: { disableSpacing: true },
  },
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: color.veil, '&.MuiBackdrop-invisible': { backgroundColor: 'transparent' } } } },
  MuiPopover: { defaultProps: { transitionDuration: 120 }, styleOverrides: { paper: { ...float, borderRadius: radius.panel } } },
  MuiMenu: { styleOverrides: { list: { padding: 4, minWidth: 180 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 34,
        padding: '6px 10px',
        borderRadius: radius.small,
        fontSize: '0.875rem',
        [media.touch]: { minHeight: 44 },
        '&:hover, &.Mui-focusVisible': { backgroundColor: color.hover },
        // Drawn inside, because the scrolling menu would clip it.
        '&:focus-visible': { outlineOffset: '-2px' },
        '& .MuiListItemIcon-root': { minWidth: 26 },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: color.accentSoft },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 26, color: color.muted } } },
  MuiInputBase: {
    styleOverrides: {
      root: {
        minHeight: 36,
        borderRadius: radius.control,
        border: `1px solid ${color.lineStrong}`,
        backgroundColor: color.surface,
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        padding: '0 11px',
        transition: 'border-color 120ms',
        [media.touch]: { minHeight: 44, fontSize: '1rem' },
        '&:hover': { borderColor: color.faint },
        '&.Mui-focused': { borderColor: color.accent, outline: `2px solid ${color.accent}`, outlineOffset: 1 },
        '&.Mui-error': { borderColor: color.bad },
        '&.Mui-disabled': { opacity: 0.6 },
        '&.MuiInputBase-multiline': { padding: '8px 11px', '& textarea': { padding: 0, height: 'auto' } },
      },
      input: {
        padding: '7px 0',
        height: '1.25rem',
        // The ring is drawn around the whole control, adornments included.
        '&:focus-visible': { outline: 'none' },
        '&::placeholder': { color: color.muted, opacity: 1 },
        '&[type=number]': { MozAppearance: 'textfield' },
        '&::-webkit-outer-spin-button, &::-webkit-inner-spin-button': { WebkitAppearance: 'none', margin: 0 },
        '&:-webkit-autofill': { WebkitBoxShadow: `0 0 0 100px ${color.surface} inset`, WebkitTextFillColor: color.text },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { margin: 0, color: color.muted, fontSize: '0.75rem', lineHeight: '1rem', '&.Mui-error': { color: color.bad } },
    },
  },
};
