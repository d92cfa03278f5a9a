import { readStored, writeStored } from '@arena/shared/platform/storage';
import * as t from './public.messages';

/** Same format as `ArenaTheme`: `dark`, `light` or `system`. */
const KEY = 'arena-theme';

export type Scheme = 'dark' | 'light';

const root = () => document.documentElement;

/** Defaults to dark, like the console. */
export function applyTheme(): void {
  let mode = readStored('localStorage', KEY);
  if (mode === 'system') mode = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  root().dataset.theme = mode === 'light' ? 'light' : 'dark';
}

const label = (button: Element) => button.setAttribute('aria-label', root().dataset.theme === 'light' ? t.darkTheme : t.lightTheme);

/** Stores the choice for the console too. */
export function wireThemeSwitches(): void {
  const buttons = document.querySelectorAll('[data-theme-switch]');
  for (const button of buttons) {
    label(button);
    button.addEventListener('click', () => {
      const scheme: Scheme = root().dataset.theme === 'light' ? 'dark' : 'light';
      writeStored('localStorage', KEY, scheme);
      root().dataset.theme = scheme;
      buttons.forEach(label);
    });
  }
}
