import { color, media, radius } from '../tokens';

/** `primary` for the screen's main action, `ghost` for the least important. */
export type ButtonTone = 'primary' | 'neutral' | 'success' | 'danger' | 'ghost';

const ink: Record<ButtonTone, string> = {
  primary: color.onAccent,
  neutral: color.text,
  success: color.ok,
  danger: color.bad,
  ghost: color.muted,
};
const fill: Record<ButtonTone, string> = {
  primary: color.accentFill,
  success: color.okFill,
  danger: color.badFill,
  neutral: color.surface,
  ghost: 'transparent',
};

/** The styles of a button. */
export function buttonLook(tone: ButtonTone, size: 'sm' | 'md', solid: boolean) {
  const filled = tone === 'primary' || (solid && tone !== 'neutral' && tone !== 'ghost');
  const small = size === 'sm';
  return {
    gap: small ? 6 : 7,
    minHeight: small ? 30 : 36,
    padding: small ? '3px 10px' : '6px 13px',
    border: `1px solid ${filled || tone === 'ghost' ? 'transparent' : color.lineStrong}`,
    borderRadius: small ? '8px' : radius.control,
    background: filled ? fill[tone] : tone === 'ghost' ? 'transparent' : color.surface,
    color: filled ? color.onAccent : ink[tone],
    fontSize: small ? '0.8125rem' : '0.875rem',
    lineHeight: '1.25rem',
    fontWeight: 550,
    whiteSpace: 'nowrap',
    transition: 'background-color 120ms, border-color 120ms, filter 120ms',
    '@media (hover: hover)': {
      '&:hover:not([aria-disabled=true])': filled
        ? { filter: 'brightness(1.1)' }
        : { background: color.hover, color: tone === 'ghost' ? color.text : undefined },
    },
    '&:active:not([aria-disabled=true])': { transform: 'translateY(0.5px)' },
    '&:disabled, &[aria-disabled=true]': { opacity: 0.6, cursor: 'default' },
    [media.touch]: { minHeight: 44 },
  } as const;
}
