/** A cell: text, a number as it is (no currency sign, so that a spreadsheet adds it up), or nothing. */
type CsvCell = string | number | null;

export interface CsvColumn<T> {
  readonly header: string;
  readonly value: (row: T) => CsvCell;
}

/** The byte order mark by which spreadsheets know UTF-8. */
const MARK = '\uFEFF';
const LINE_END = '\r\n';
// A spreadsheet runs a cell that begins so, some after blanks or with an Asian keyboard's wide signs. Where other signs than commas
// separate cells, as in most of Europe, quotes mean nothing to them and a cell begins after each such sign too. Players type these texts.
const FORMULA = /^(?=[\t\r\n])|(?<=^|[;|\t\r\n])(?=(?:[^\S\t\r\n]|\0)*[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",\r\n]/;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  const text = typeof cell === 'number' ? String(cell) : cell.replaceAll(FORMULA, "'");
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly CsvCell[]) => cells.map(cellText).join(',') + LINE_END;
export const csvHead = <T>(columns: readonly CsvColumn<T>[]): string => MARK + line(columns.map(({ header }) => header));

/** Rows as RFC 4180 has them. A text that a spreadsheet would run is made harmless by an apostrophe. */
export const csvLines = <T>(columns: readonly CsvColumn<T>[], rows: readonly T[]): string =>
  rows.map((row) => line(columns.map(({ value }) => value(row)))).join('');
