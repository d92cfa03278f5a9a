/*
 * The console's fonts come after its program at somebody's first visit, which they would hold up by their 31 kB; from the next one on the
 * browser has them, and the first paint is in them. Their rules stand in the document, switched off.
 */

const KEPT = 'arena-fonts';

/** From here on the fonts are fetched and used. */
function takeFonts(): void {
  document.querySelector('style[data-fonts]')?.setAttribute('media', 'all');
}

/** For the document's first script: the fonts at once where nothing else is waited for, or the browser is likely to have them. */
export function takeKeptFonts(): void {
  let kept = location.pathname.startsWith('/auth/');
  try {
    kept ||= localStorage.getItem(KEPT) !== null;
  } catch {
    // Without storage they come with the program.
  }
  if (kept) takeFonts();
}

/** For the program: the fonts from now on, and at once the next time. */
export function fetchFonts(): void {
  takeFonts();
  try {
    localStorage.setItem(KEPT, '');
  } catch {
    // Then they come after the program again.
  }
}
