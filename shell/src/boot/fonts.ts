import { readStored, writeStored } from '../common/storage';

// At a first visit the fonts (31 kB) load after the first screen; on later visits they're cached and used for the first paint.
// Their rules are in the document, switched off.

const KEPT = 'arena-fonts';

const rules = () => document.querySelector<HTMLStyleElement>('style[data-fonts]');

const switchOn = () => rules()?.setAttribute('media', 'all');

/** For the document's first script, if fonts are likely cached: requesting them at the first layout would repeat it. */
export function takeKeptFonts(): void {
  if (readStored('localStorage', KEPT) === null) return;
  switchOn();
  for (const face of document.fonts) void face.load();
}

/** For the document's end: the pages of signing in wait for nothing else. Asked for before it, they would hold the document up. */
export function takeFontsOfSignIn(): void {
  if (location.pathname.startsWith('/auth/')) switchOn();
}

/** All fonts are switched on together, to avoid a layout for each. */
async function load(): Promise<void> {
  const style = rules();
  if (style === null || style.media === 'all') return;
  const faces = [...(style.sheet?.cssRules ?? [])].map((rule) => {
    const { style: face } = rule as CSSFontFaceRule;
    const read = (name: string) => face.getPropertyValue(name);
    return new FontFace(read('font-family'), read('src'), { weight: read('font-weight'), display: 'swap' });
  });
  try {
    await Promise.all(faces.map((face) => face.load()));
    for (const face of faces) document.fonts.add(face);
    writeStored('localStorage', KEPT, '');
  } catch {
    // The reader's own typefaces stay, and the next visit tries again.
  }
}

/** For the program, once its first screen stands in the document: the fonts after its paint, and at once the next time. */
export const fetchFonts = (): void => void requestAnimationFrame(() => setTimeout(() => void load()));
