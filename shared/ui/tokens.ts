/** The colors of both schemes. The theme publishes each as a CSS variable, so components are the same in both. */
export const schemes = {
  dark: {
    ground: '#0a0b10',
    surface: '#11131a',
    raised: '#171a23',
    hover: '#1c202b',
    line: '#ffffff14',
    lineStrong: '#ffffff24',
    text: '#eceef4',
    muted: '#9aa1b2',
    /** For decoration only, never for text that must be readable. */
    faint: '#6c7385',
    accent: '#7c6cff',
    accentStrong: '#9488ff',
    accentSoft: '#7c6cff24',
    accentFill: '#6554f0',
    onAccent: '#ffffff',
    ok: '#3ecf8e',
    okSoft: '#3ecf8e1f',
    okFill: '#0f7a4d',
    wait: '#f5c451',
    waitSoft: '#f5c4511f',
    bad: '#ff6b6b',
    badSoft: '#ff6b6b1f',
    badFill: '#c93a44',
    greySoft: '#9aa1b21f',
    shadow: '0 1px 0 #ffffff0a inset, 0 8px 24px #0006',
    float: '0 1px 0 #ffffff0a inset, 0 16px 48px #000a',
    veil: '#05060ab8',
    avatar: 'linear-gradient(140deg, #6d5cf5, #2474d0)',
    avatarQuiet: 'linear-gradient(140deg, #2b3042, #4a5270)',
  },
  light: {
    ground: '#f6f7f9',
    surface: '#ffffff',
    raised: '#ffffff',
    hover: '#f0f1f5',
    line: '#0f172a14',
    lineStrong: '#0f172a26',
    text: '#12141c',
    muted: '#565d70',
    faint: '#858ca0',
    accent: '#5546e8',
    accentStrong: '#4335d1',
    accentSoft: '#5546e814',
    accentFill: '#5546e8',
    onAccent: '#ffffff',
    // Status colors are darker than in the design, to reach a contrast of 4.5:1 on their soft backgrounds.
    ok: '#0a7446',
    okSoft: '#0f8a5714',
    okFill: '#0b7a4b',
    wait: '#8a5a00',
    waitSoft: '#f5c4513d',
    bad: '#bd2231',
    badSoft: '#c92a3a14',
    badFill: '#c92a3a',
    greySoft: '#565d7014',
    shadow: '0 1px 2px #0f172a0f, 0 4px 16px #0f172a0a',
    float: '0 2px 6px #0f172a14, 0 16px 40px #0f172a24',
    veil: '#12141c73',
    avatar: 'linear-gradient(140deg, #6554f0, #2474d0)',
    avatarQuiet: 'linear-gradient(140deg, #6d758e, #555d76)',
  },
} as const;

/** The name of a color. */
export type ColorToken = keyof typeof schemes.dark;

/**
 * The colors of the current scheme as CSS values.
 * @example const Note = styled('p')({ color: color.muted });
 */
export const color = Object.fromEntries(Object.keys(schemes.dark).map((name) => [name, `var(--arena-color-${name})`])) as {
  readonly [Name in keyof typeof schemes.dark]: `var(--arena-color-${Name})`;
};

/** `text` for reading, `display` for page titles, the brand and big figures. */
export const font = {
  text: 'Inter, system-ui, sans-serif',
  display: 'Archivo, Inter, system-ui, sans-serif',
} as const;

/** Border radii. */
export const radius = { small: '7px', control: '9px', panel: '12px', card: '14px' } as const;

/**
 * The console's media queries: one column below `phone`, a narrow sidebar below `rail`.
 * @example styled('div')({ gap: 16, [media.phone]: { gap: 10 } })
 */
export const media = {
  phone: '@media (max-width: 560px)',
  narrow: '@media (max-width: 768px)',
  rail: '@media (max-width: 1000px)',
  touch: '@media (pointer: coarse)',
  still: '@media (prefers-reduced-motion: reduce)',
  forced: '@media (forced-colors: active)',
} as const;

/** The focus ring of all elements. */
export const focusRing = { outline: `2px solid ${color.accent}`, outlineOffset: '2px' } as const;
/** Digits of equal width, so that columns line up. Not for prose, because it also widens hyphens. */
export const figures = { fontVariantNumeric: 'tabular-nums' } as const;
