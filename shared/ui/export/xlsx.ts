import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { ExportCell, ExportColumn } from './csv';

const NAMES = 'http://schemas.openxmlformats.org';
const MAIN = `xmlns="${NAMES}/spreadsheetml/2006/main"`;
const LINKS = `${NAMES}/package/2006/relationships`;
const LINK = `${NAMES}/officeDocument/2006/relationships`;
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** The parts of the ZIP archive before the sheet (ECMA-376). The number formats are of text (49), amounts (4) and times (our own). */
const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${NAMES}/package/2006/content-types"><Default Extension="xml" ContentType="${SHEET}.sheet.main+xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${LINKS}"><Relationship Id="r1" Type="${LINK}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${LINKS}"><Relationship Id="r1" Type="${LINK}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${LINK}/styles" Target="styles.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${LINK}"><sheets><sheet name="Export" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/styles.xml': `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts><font/></fonts><fills><fill><patternFill/></fill></fills><borders><border/></borders><cellStyleXfs><xf/></cellStyleXfs><cellXfs><xf/>${[49, 4, 164].map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
};
const STYLES = { text: 1, amount: 2, time: 3 };
const [MAX_TEXT, DAY_MS, DAYS_BEFORE_1970] = [32_767, 86_400_000, 25_569];

/** Writes what XML can't contain as Excel does, `_x0001_`, and so a text that looks like it. */
const escaped = (text: string) =>
  text
    .slice(0, MAX_TEXT)
    .replaceAll(/[\0-\b\v-\x1F\uFFFE\uFFFF]|_(?=x[\dA-F]{4}_)/gi, (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0')}_`)
    .replaceAll(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function cellXml(cell: ExportCell, kind: keyof typeof STYLES = 'text'): string {
  if (cell === null) return '<c/>';
  const number = kind === 'time' ? Date.parse(`${String(cell).slice(0, 19)}Z`) / DAY_MS + DAYS_BEFORE_1970 : Number(cell);
  if (kind !== 'text' && Number.isFinite(number)) return `<c s="${STYLES[kind]}"><v>${number}</v></c>`;
  return `<c s="${STYLES.text}" t="inlineStr"><is><t xml:space="preserve">${escaped(String(cell))}</t></is></c>`;
}

/** An Excel file. Compresses chunk by chunk without a worker, which libraries that write whole files need and the console's policy forbids. */
export function xlsxFile<T>(columns: readonly ExportColumn<T>[]) {
  const file: Blob[] = [];
  const zip = new Zip((_, bytes) => void file.push(new Blob([bytes])));
  const open = (name: string) => {
    const part = new ZipDeflate(name);
    zip.add(part);
    return (text: string, last = false) => part.push(strToU8(text), last);
  };
  for (const [name, text] of Object.entries(PARTS)) open(name)(text, true);
  const write = open('xl/worksheets/sheet1.xml');
  const writeRow = (cells: readonly string[]) => write(`<row>${cells.join('')}</row>`);
  write(`<worksheet ${MAIN}><cols><col min="1" max="${columns.length}" width="20" customWidth="1"/></cols><sheetData>`);
  writeRow(columns.map(({ header }) => cellXml(header)));
  const add = (rows: readonly T[]) => {
    for (const row of rows) writeRow(columns.map(({ kind, value }) => cellXml(value(row), kind)));
  };
  const end = () => {
    write('</sheetData></worksheet>', true);
    zip.end();
    return new Blob(file, { type: `${SHEET}.sheet` });
  };
  return { add, end };
}
