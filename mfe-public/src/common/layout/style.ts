import { schemes, type ColorToken } from '@arena/shared/ui/tokens';
import display from '../fonts/archivo-display.woff2';
import inlineDisplay from '../fonts/archivo-display.woff2?inline';
import text from '../fonts/inter-text.woff2';

/** Design tokens with the console's values. */
const TOKENS = [
  'ground',
  'surface',
  'raised',
  'hover',
  'line',
  'lineStrong',
  'text',
  'muted',
  'accent',
  'accentStrong',
  'accentSoft',
  'ok',
  'okSoft',
  'bad',
  'badSoft',
  'float',
] as const satisfies readonly ColorToken[];

const variables = (scheme: keyof typeof schemes) =>
  TOKENS.map((token) => `--${token}:${schemes[scheme][token].replaceAll(', ', ',')}`).join(';');

// Optional fonts never shift the layout. The landing page inlines the display font, because a preload delays its first paint.
const faces = (landing: boolean) => [
  `@font-face{font-family:Inter;src:url(${text}) format("woff2");font-weight:400 700;font-display:optional}`,
  landing
    ? `@font-face{font-family:Archivo;src:url(${inlineDisplay}) format("woff2");font-weight:800}`
    : `@font-face{font-family:Archivo;src:url(${display}) format("woff2");font-weight:800;font-display:optional}`,
  // As wide as Archivo, so that headlines wrap identically before the font loads.
  '@font-face{font-family:Wide;src:local("Arial Bold"),local("Roboto Bold"),local("Liberation Sans Bold"),local("DejaVu Sans Bold");size-adjust:112%;ascent-override:88%;descent-override:21%;line-gap-override:0%}',
];

/** Doesn't preload the text font: if it can arrive in time, it does so without a preload. */
export const preloadedFonts = (landing: boolean): readonly string[] => (landing ? [] : [display]);

/** Fonts and theme colors; dark is the default. */
export const foundation = (landing: boolean): string =>
  `${faces(landing).join('')}:root{color-scheme:dark;${variables('dark')}}:root[data-theme=light]{color-scheme:light;${variables('light')}}`;

/** Strips comments and whitespace, because the styles are inlined in every page. */
export const tight = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(/: /g, ':')
    .replaceAll(';}', '}')
    .trim();
