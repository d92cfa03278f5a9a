/** @jest-environment node */
import fc from 'fast-check';
import { hostileText } from '../../../tooling/testing/properties/hostile.ts';
import { property } from '../../../tooling/testing/properties/property.ts';
import { csvHead, csvLines } from './csv';

/** The cells of a line by RFC 4180, as a spreadsheet reads them. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n$)/y;
  for (let at = 0; at < line.length; at = cell.lastIndex) {
    cell.lastIndex = at;
    const found = cell.exec(line);
    if (found === null) throw new Error(`${JSON.stringify(line)} is no line of cells from ${at} on`);
    cells.push(found[1] === undefined ? (found[2] ?? '') : found[1].replaceAll('""', '"'));
    if (found[3] === '\r\n') break;
  }
  return cells;
}

const FORMULAS = [
  '=HYPERLINK("http://evil.example","Click")',
  "+1+cmd|'/c calc'!A0",
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '＝1+1',
  '"=1"',
  ';=1',
  "'=1",
];
const text = fc.oneof(
  fc.constantFrom(...FORMULAS),
  hostileText,
  fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string()).map((parts) => parts.join('')),
);

test(
  ...property('exported cells', 'each text is one cell, which no spreadsheet takes for a formula', fc.tuple(text, text), ([one, other]) => {
    const columns = [
      { header: one, value: () => one },
      { header: 'Other', value: () => other },
    ];
    for (const line of [csvHead(columns).slice(1), csvLines(columns, [null])]) {
      const cells = cellsOf(line);
      expect(cells).toHaveLength(2);
      const unmarked = (text = '') => text.replaceAll("'", '');
      expect(unmarked(cells[0])).toBe(unmarked(one));
      for (const cell of cells) expect(cell).not.toMatch(/^[\s\0]*[=+\-@＝＋－＠]/);
    }
  }),
);
