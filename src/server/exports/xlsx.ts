import type { Readable } from 'node:stream';
import type { Cell } from './cells.ts';
import { zipOf } from './zip.ts';

/** An Excel workbook of one sheet; its first row is bold and stays in sight. Written row by row, as CSV is. */
export function xlsxOf(rows: AsyncIterable<Cell[]>): Readable {
  const parts = Object.entries(fixedParts).map(([name, content]) => ({ name, content: [XML + content] }));
  return zipOf([...parts, { name: 'xl/worksheets/sheet1.xml', content: sheetOf(rows) }]);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook that are the same in each (ECMA-376, part 1, section 12). */
const fixedParts = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Default Extension="xml" ContentType="application/xml"/>
    <Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>
    <Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>
    <Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">
    <Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView/></bookViews>
    <sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">
    <Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>
    <Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts>
    <fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
    <borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
    <cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** The styles of `xl/styles.xml`, by their place. */
const BOLD = ' s="1"';
const DAY = ' s="2"';

async function* sheetOf(rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const views = `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`;
  yield `${XML}<worksheet xmlns="${MAIN}">${views}<sheetData>`;
  let number = 0;
  for await (const row of rows) {
    number += 1;
    const style = number === 1 ? BOLD : '';
    yield `<row r="${number}">${row.map((cell) => cellIn(cell, style)).join('')}</row>`;
  }
  yield '</sheetData></worksheet>';
}

/** Text stands in the cell itself, as text: nothing of it is calculated. */
function cellIn(cell: Cell, style: string): string {
  if (cell === undefined) return '<c/>';
  if (typeof cell === 'number') return `<c${style}><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c${style} t="b"><v>${Number(cell)}</v></c>`;
  if (typeof cell === 'string') return textIn(cell, style);
  const serial = serialOf(cell);
  if (serial < FIRST_DAY) return textIn(cell.toISOString().slice(0, 10), style);
  return `<c${DAY}><v>${serial}</v></c>`;
}

function textIn(text: string, style: string): string {
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** Excel takes 1900 for a leap year: before its March no day has the right number. */
const FIRST_DAY = 61;
const DAY_MS = 86_400_000;
const DAYS_TO_1970 = 25_569;

function serialOf(day: Date): number {
  return day.getTime() / DAY_MS + DAYS_TO_1970;
}

/** Without the characters that XML can not have. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
