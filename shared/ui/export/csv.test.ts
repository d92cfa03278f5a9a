import { csvHead, csvLines } from './csv';

interface Row {
  readonly text: string | null;
  readonly amount: number | null;
}
const columns = [
  { header: 'Text', value: ({ text }: Row) => text },
  { header: 'Amount', value: ({ amount }: Row) => amount },
];
const csvOf = (given: typeof columns, rows: readonly Row[]) => csvHead(given) + csvLines(given, rows);
const bodyOf = (...rows: Row[]) => csvOf(columns, rows).split('\r\n').slice(1, -1);
const cell = (text: string) => bodyOf({ text, amount: 1 })[0]?.replace(/,1$/, '');

test('a file begins with the mark of UTF-8 and its headers, and each line ends as RFC 4180 says', () => {
  expect(csvOf(columns, [{ text: 'Zoë', amount: 5 }])).toBe('\uFEFFText,Amount\r\nZoë,5\r\n');
  expect(csvOf(columns, [])).toBe('\uFEFFText,Amount\r\n');
});

test.each([
  ['a comma', 'Nair, Priya', '"Nair, Priya"'],
  ['quotes', 'the "best"', '"the ""best"""'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
  ['nothing special', 'plain', 'plain'],
])('a text with %s', (_, text, expected) => {
  expect(csvOf(columns, [{ text, amount: 1 }])).toContain(`\r\n${expected},1\r\n`);
});

test.each(['=1+1', '+254700000001', '-2', '@SUM(A1)', '\tx', '\rx', '\n=1', ' =1+1', '＝1+1', '＋1', '\0=1'])(
  'a text that a spreadsheet would run gets an apostrophe: %j',
  (text) => {
    expect(csvOf(columns, [{ text, amount: 1 }])).toMatch(/\r\n"?'/);
  },
);

test.each(['UPI;=1+1', 'UPI;  +1', 'UPI\t=1', 'one, two\n@SUM(A1)', 'a|-2;b', 'a;=1;=2'])(
  'no part of a text is run where cells are separated by something else than commas: %j',
  (text) => {
    const parts = csvOf(columns, [{ text, amount: 1 }]).split(/[;|\t\r\n]/);
    expect(parts.filter((part) => /^\s*[=+\-@]/.test(part))).toEqual([]);
  },
);

test('a formula that needs quotes is still harmless inside them', () => {
  expect(cell('=HYPERLINK("http://x","y")')).toBe('"\'=HYPERLINK(""http://x"",""y"")"');
});

test('numbers stay numbers, a debit included, and nothing stays empty', () => {
  expect(bodyOf({ text: null, amount: -5.5 }, { text: null, amount: null })).toEqual([',-5.5', ',']);
});
