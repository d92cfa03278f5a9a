/** A text, a number (without a currency sign, so that spreadsheets can add it), or an empty cell. */
export type ExportCell = string | number | null;

/** A column of an exported file. */
export interface ExportColumn<T> {
  readonly header: string;
  /** What spreadsheets may calculate with: numbers, or a `LocalDateTime`. They keep everything else as text. */
  readonly kind?: 'amount' | 'time';
  readonly value: (row: T) => ExportCell;
}

/** The byte order mark, by which spreadsheets detect UTF-8. */
const MARK = '\uFEFF';
const LINE_END = '\r\n';
// Spreadsheets execute cells that start like this, some also after whitespace or with full-width characters. Where the separator isn't a
// comma, as in most of Europe, quotes have no effect and a cell also starts after each separator. Players can enter such texts.
const FORMULA = /^(?=[\t\r\n])|(?<=^|[;|\t\r\n])(?=(?:[^\S\t\r\n]|\0)*[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",\r\n]/;

function cellText(cell: ExportCell): string {
  if (cell === null) return '';
  const text = typeof cell === 'number' ? String(cell) : cell.replaceAll(FORMULA, "'");
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly ExportCell[]) => cells.map(cellText).join(',') + LINE_END;
/** The byte order mark and the header line. */
export const csvHead = <T>(columns: readonly ExportColumn<T>[]): string => MARK + line(columns.map(({ header }) => header));

/** Rows as RFC 4180 lines. An apostrophe neutralizes texts that spreadsheets would execute as formulas. */
export const csvLines = <T>(columns: readonly ExportColumn<T>[], rows: readonly T[]): string =>
  rows.map((row) => line(columns.map(({ value }) => value(row)))).join('');

/** A CSV file. Each chunk becomes a Blob that the browser may keep on disk, so its rows can be released. */
export function csvFile<T>(columns: readonly ExportColumn<T>[]) {
  const parts = [new Blob([csvHead(columns)])];
  const add = (rows: readonly T[]) => void parts.push(new Blob([csvLines(columns, rows)]));
  return { add, end: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }) };
}
