/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate';
import type { ExportCell, ExportColumn } from './csv';
import { xlsxFile } from './xlsx';

const SHEET = 'xl/worksheets/sheet1.xml';
const text = (value: ExportCell, kind?: 'amount' | 'time'): ExportColumn<null> => ({ header: 'H', kind, value: () => value });

async function cellOf(column: ExportColumn<null>): Promise<string | undefined> {
  const file = xlsxFile([column]);
  file.add([null]);
  const parts = unzipSync(new Uint8Array(await file.end().arrayBuffer()));
  const sheet = parts[SHEET];
  return sheet && /<\/row><row>(.*)<\/row><\/sheetData>/s.exec(strFromU8(sheet))?.[1];
}
const asText = (value: string) => `<c s="1" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;

test.each(['000123456789', '1e5', '007123', '+91 70000 00033', '=1+1', '-', 'TRUE', '2026-11-20', '  x '])(
  'an identifier is the text that it is, without an apostrophe: %s',
  async (value) => {
    expect(await cellOf(text(value))).toBe(asText(value));
  },
);

test('an id that is a number is text too, and a text among amounts stays one', async () => {
  expect(await cellOf(text(123_456_789_012))).toBe(asText('123456789012'));
  expect(await cellOf(text('pending', 'amount'))).toBe(asText('pending'));
});

test('amounts and times are numbers that a spreadsheet calculates with, and nothing is an empty cell', async () => {
  expect(await cellOf(text(-19.5, 'amount'))).toBe('<c s="2"><v>-19.5</v></c>');
  expect(await cellOf(text('2026-11-20T12:00:00', 'time'))).toBe('<c s="3"><v>46346.5</v></c>');
  expect(await cellOf(text(null, 'time'))).toBe('<c/>');
});

test('no text ends its cell, and none is taken for an escape', async () => {
  expect(await cellOf(text('a<b>&]]>\0_x0041_\n'))).toBe(asText('a&#60;b&#62;&#38;]]&#62;_x0000__x005f_x0041_\n'));
});

test('a file has the rows of all chunks', async () => {
  const file = xlsxFile([{ header: 'N', value: (row: number) => row }]);
  for (const at of [0, 1, 2]) file.add(Array.from({ length: 1000 }, (_, row) => at * 1000 + row));
  const sheet = unzipSync(new Uint8Array(await file.end().arrayBuffer()))[SHEET];
  expect(sheet && strFromU8(sheet).match(/<row>/g)).toHaveLength(3001);
});
