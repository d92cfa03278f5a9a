import { readStored, writeStored } from '@arena/shared/platform/storage';

// Fonts load after the first screen on a first visit, and before the first paint once cached. Their rules start disabled.

const KEPT = 'arena-fonts';

const rules = () => document.querySelector<HTMLStyleElement>('style[data-fonts]');

const switchOn = () => rules()?.setAttribute('media', 'all');

/** Enables cached fonts before the first layout, which would otherwise be repeated. */
export function takeKeptFonts(): void {
  if (readStored('localStorage', KEPT) === null) return;
  switchOn();
  for (const face of document.fonts) void face.load();
}

/** Sign-in pages load their fonts at the end of the document, because earlier requests would delay it. */
export function takeFontsOfSignIn(): void {
  if (location.pathname.startsWith('/auth/')) switchOn();
}

/** Enables all fonts together, to avoid a layout for each. */
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
    // System fonts stay, and the next visit tries again.
  }
}

/** Loads the fonts after the first screen's paint. */
export const fetchFonts = (): void => void requestAnimationFrame(() => setTimeout(() => void load()));
