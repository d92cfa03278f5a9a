import { useColorScheme } from '@arena/shared/ui/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArenaTheme, THEME_STORAGE_KEY } from './ArenaTheme';
import { createArenaTheme } from './theme';
import { color, schemes } from './tokens';

function Switch() {
  const { mode, setMode } = useColorScheme();
  return <button onClick={() => setMode('light')}>{mode}</button>;
}

afterEach(() => localStorage.clear());

it('is dark until the reader wants light, and remembers it', async () => {
  render(
    <ArenaTheme nonce="n0nce">
      <Switch />
    </ArenaTheme>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('dark');
  await userEvent.click(screen.getByRole('button'));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('light');
});

it('puts the nonce on every style element that it makes', () => {
  render(<ArenaTheme nonce="n0nce">text</ArenaTheme>);
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.every((style) => style.nonce === 'n0nce' || style.getAttribute('nonce') === 'n0nce')).toBe(true);
});

it('publishes every token of both schemes as the variable that the kit uses', () => {
  const css = JSON.stringify((createArenaTheme() as unknown as { generateStyleSheets: () => unknown }).generateStyleSheets());
  expect(Object.keys(schemes.light)).toEqual(Object.keys(schemes.dark));
  for (const [name, reference] of Object.entries(color)) {
    expect(reference).toBe(`var(--arena-color-${name})`);
    for (const scheme of [schemes.dark, schemes.light])
      expect(css).toContain(`"--arena-color-${name}":"${scheme[name as keyof typeof color]}"`);
  }
});
