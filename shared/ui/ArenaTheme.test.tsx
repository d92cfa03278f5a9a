import { color, type ColorToken, createStyleCache, styled, useColorScheme } from '@arena/shared/ui/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArenaTheme, THEME_STORAGE_KEY } from './ArenaTheme';
import { globalStyles } from './global-styles';
import { schemes } from './tokens';

function Switch() {
  const { mode, colorScheme, setMode } = useColorScheme();
  return (
    <button onClick={() => setMode('light')}>
      {mode}, shown {colorScheme}
    </button>
  );
}

const open = () =>
  render(
    <ArenaTheme>
      <Switch />
    </ArenaTheme>,
  );
const said = () => screen.getByRole('button').textContent;
const shown = () => document.documentElement.dataset.theme;

/** The system's preference, and a function to change it. */
function systemLikes(light: boolean): (light: boolean) => void {
  const list = Object.assign(new EventTarget(), { matches: light });
  window.matchMedia = () => list as EventTarget & { matches: boolean } as MediaQueryList;
  return (next) => {
    list.matches = next;
    act(() => void list.dispatchEvent(new Event('change')));
  };
}

const before = window.matchMedia;
afterEach(() => {
  localStorage.clear();
  window.matchMedia = before;
});

it('is dark until the reader wants light, and remembers it', async () => {
  open();
  expect(said()).toBe('dark, shown dark');
  expect(shown()).toBe('dark');
  await userEvent.click(screen.getByRole('button'));
  expect(said()).toBe('light, shown light');
  expect(shown()).toBe('light');
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('light');
});

it('begins with what was chosen', () => {
  localStorage.setItem(THEME_STORAGE_KEY, 'light');
  open();
  expect(said()).toBe('light, shown light');
});

it('follows the system where that was chosen, and only there', () => {
  const change = systemLikes(true);
  localStorage.setItem(THEME_STORAGE_KEY, 'system');
  const { unmount } = open();
  expect(said()).toBe('system, shown light');
  change(false);
  expect(said()).toBe('system, shown dark');
  expect(shown()).toBe('dark');
  unmount();
  localStorage.setItem(THEME_STORAGE_KEY, 'dark');
  open();
  change(true);
  expect(said()).toBe('dark, shown dark');
});

it('follows the choice that is made in another tab', () => {
  open();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: 'light' })));
  expect(shown()).toBe('dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY, newValue: 'light' })));
  expect(said()).toBe('light, shown light');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY, newValue: null })));
  expect(shown()).toBe('dark');
});

it('lasts as long as the page where nothing can be stored', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  open();
  expect(shown()).toBe('dark');
  await userEvent.click(screen.getByRole('button'));
  expect(shown()).toBe('light');
  jest.restoreAllMocks();
});

it('puts the nonce on every style element that it makes', () => {
  const cache = createStyleCache('n0nce');
  const Text = styled('p')({ color: 'red' });
  render(
    <ArenaTheme cache={cache}>
      <Text>text</Text>
    </ArenaTheme>,
  );
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.every((style) => style.nonce === 'n0nce' || style.getAttribute('nonce') === 'n0nce')).toBe(true);
});

it('publishes every token of both schemes as the variable that the kit uses', () => {
  expect(Object.keys(schemes.light)).toEqual(Object.keys(schemes.dark));
  const published = { dark: globalStyles[':root, [data-theme="dark"]'], light: globalStyles['[data-theme="light"]'] };
  for (const [name, reference] of Object.entries(color) as [ColorToken, string][]) {
    expect(reference).toBe(`var(--arena-color-${name})`);
    for (const scheme of ['dark', 'light'] as const)
      expect(published[scheme]).toHaveProperty([`--arena-color-${name}`], schemes[scheme][name]);
  }
  expect(published.light.colorScheme).toBe('light');
});
