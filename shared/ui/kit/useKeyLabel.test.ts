import { act, renderHook, waitFor } from '@testing-library/react';
import { useKeyLabel } from './useKeyLabel';

const install = (keyboard: object | undefined) => Object.defineProperty(navigator, 'keyboard', { value: keyboard, configurable: true });
const labels = () => renderHook(useKeyLabel).result;
afterEach(() => Reflect.deleteProperty(navigator, 'keyboard'));

test('a key is labeled with the letter of a layout without Latin letters', async () => {
  install({ getLayoutMap: () => Promise.resolve(new Map([['KeyA', 'ф'], ['KeyR', 'к']])) }); // prettier-ignore
  const result = labels();
  expect(['A', 'R'].map(result.current)).toEqual(['A', 'R']);
  await waitFor(() => expect(['A', 'R', '/', 'Esc'].map(result.current)).toEqual(['Ф', 'К', '/', 'Esc']));
});

test.each([
  ['that has Latin letters elsewhere', { getLayoutMap: () => Promise.resolve(new Map([['KeyA', 'q']])) }],
  ['that the browser does not tell', { getLayoutMap: () => Promise.reject(new DOMException('No', 'SecurityError')) }],
  ['of a browser without layouts', undefined],
])('a key keeps its Latin letter on a keyboard %s', async (_, keyboard) => {
  install(keyboard);
  const result = labels();
  await act(() => Promise.resolve());
  expect(result.current('A')).toBe('A');
});
