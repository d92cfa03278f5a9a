import { schemes, type ColorToken } from '@arena/shared/ui/tokens';
import display from '../fonts/archivo-display.woff2';
import inlineDisplay from '../fonts/archivo-display.woff2?inline';
import text from '../fonts/inter-text.woff2';

/** The tokens that the pages use, with the console's values. */
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

// Fonts are optional: on slow networks the first visit uses a system font, so nothing moves; the next visit has them. The display font is 7
// kB. Preloading delays a page's first paint by a tenth of a second on a phone, so the landing page inlines it.
const faces = (landing: boolean) => [
  `@font-face{font-family:Inter;src:url(${text}) format("woff2");font-weight:400 700;font-display:optional}`,
  landing
    ? `@font-face{font-family:Archivo;src:url(${inlineDisplay}) format("woff2");font-weight:800}`
    : `@font-face{font-family:Archivo;src:url(${display}) format("woff2");font-weight:800;font-display:optional}`,
  // As wide as Archivo, so that headlines break at the same place before the font has loaded.
  '@font-face{font-family:Wide;src:local("Arial Bold"),local("Roboto Bold"),local("Liberation Sans Bold"),local("DejaVu Sans Bold");size-adjust:112%;ascent-override:88%;descent-override:21%;line-gap-override:0%}',
];

/** The text font isn't preloaded: where it would arrive in time, it does so anyway. */
export const preloadedFonts = (landing: boolean): readonly string[] => (landing ? [] : [display]);

/** The start of every page's style sheet: the fonts, and the colors of dark (the default) and light. */
export const foundation = (landing: boolean): string =>
  `${faces(landing).join('')}:root{color-scheme:dark;${variables('dark')}}:root[data-theme=light]{color-scheme:light;${variables('light')}}`;

/** Without comments and white space, since it is inlined in every page. */
export const tight = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(/: /g, ':')
    .replaceAll(';}', '}')
    .trim();
