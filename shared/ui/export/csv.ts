/** A cell: text, a number as it is (no currency sign, so that a spreadsheet adds it up), or nothing. */
type CsvCell = string | number | null;

export interface CsvColumn<T> {
  readonly header: string;
  readonly value: (row: T) => CsvCell;
}

/** The byte order mark by which spreadsheets know UTF-8. */
const MARK = '\uFEFF';
const LINE_END = '\r\n';
// A spreadsheet takes a cell that begins so for a formula, and runs it; some leave blanks before it out, or read the wide signs of
// an Asian keyboard. Where a spreadsheet separates cells by something else than commas, as in most of Europe, quotes within a line mean
// nothing to it, and a cell begins after each of these signs too. The texts are typed by players.
const FORMULA = /^(?=[\t\r\n])|(?<=^|[;|\t\r\n])(?=(?:[^\S\t\r\n]|\0)*[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",\r\n]/;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  const text = typeof cell === 'number' ? String(cell) : cell.replaceAll(FORMULA, "'");
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly CsvCell[]) => cells.map(cellText).join(',') + LINE_END;

/** The first line of a file. */
export const csvHead = <T>(columns: readonly CsvColumn<T>[]): string => MARK + line(columns.map(({ header }) => header));

/** Rows as RFC 4180 has them. A text that a spreadsheet would run is made harmless by an apostrophe. */
export const csvLines = <T>(columns: readonly CsvColumn<T>[], rows: readonly T[]): string =>
  rows.map((row) => line(columns.map(({ value }) => value(row)))).join('');
