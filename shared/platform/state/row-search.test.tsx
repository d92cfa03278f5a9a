// cspell:ignore aesa lukasz oyvind strasse
import { renderHook } from '@testing-library/react';
import { rowSearch, usePrepared } from './row-search';

interface Line {
  readonly name: string;
}
const LINES: readonly Line[] = Array.from({ length: 10_000 }, (_, id) => ({ name: `Line ${id}` }));
const textOf = jest.fn(({ name }: Line) => name);
beforeEach(() => textOf.mockClear());

test('what is searched is made once for each row, when the rows arrive, and every letter is answered in one pass', () => {
  const search = rowSearch(textOf);
  const { rerender } = renderHook(({ rows }) => usePrepared(search, rows), { initialProps: { rows: LINES } });
  expect(textOf).toHaveBeenCalledTimes(LINES.length);
  // A refetched list has new texts for new rows.
  rerender({ rows: [...LINES.slice(1), { name: 'Another line' }] });
  expect(textOf).toHaveBeenCalledTimes(LINES.length + 1);
  for (const [typed, count] of [
    ['l', 10_000],
    ['LINE 99', 111],
    [' line 999 ', 11],
  ] as const) {
    const filter = search.filter(typed);
    expect(LINES.filter((line) => filter?.(line))).toHaveLength(count);
  }
  expect(textOf).toHaveBeenCalledTimes(LINES.length + 1);
});

test('rows that were not prepared are found too, and a blank leaves all', () => {
  const search = rowSearch(textOf);
  expect(search.filter('line 7')?.({ name: 'Line 7' })).toBe(true);
  expect(search.filter('  ')).toBeNull();
});

test.each([
  ['José Núñez', ['Jose\u0301 Nun\u0303ez', 'jose nunez', 'JOSÉ\u00A0\u00A0NÚÑEZ', 'Jo\u00ADsé\u200B', 'ｊｏｓｅ']],
  ['Jose\u0301  Nun\u0303ez', ['José Núñez', 'é n']],
  ['ＡＢＣ Straße', ['abc', 'STRASSE', 'ß']],
  ['Øyvind Łukasz Æsa', ['oyvind', 'lukasz', 'aesa']],
  ['ΟΔΟΣ Наталья Й', ['οδος', 'οδοσ', 'наталья', 'и']],
])('%s is found by what it looks like', (name, texts) => {
  const search = rowSearch(textOf);
  for (const typed of texts) expect([typed, search.filter(typed)?.({ name })]).toEqual([typed, true]);
  expect(search.filter('\u00AD \u200B')).toBeNull();
});
