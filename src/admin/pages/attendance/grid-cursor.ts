/** Where the grid's one tab stop is: counted from 0, without the head. */
export interface Cursor {
  row: number;
  column: number;
}

interface Size {
  rows: number;
  columns: number;
}

const PAGE = 10;

/** Where a key leads from a cell; undefined where it is no key for moving. `isRtl`: the first column is at the right. */
export function moved(
  { row, column }: Cursor,
  key: string,
  { rows, columns }: Size,
  isRtl: boolean,
): Cursor | undefined {
  const along = isRtl ? -1 : 1;
  const targets: Record<string, Cursor> = {
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    ArrowRight: { row, column: column + along },
    ArrowLeft: { row, column: column - along },
    Home: { row, column: 0 },
    End: { row, column: columns - 1 },
    PageDown: { row: row + PAGE, column },
    PageUp: { row: row - PAGE, column },
  };
  const target = targets[key];
  return target && { row: within(target.row, rows), column: within(target.column, columns) };
}

/** The cell that stands at a place of a grid; the first cell of a row is its head. */
export function cellAt(grid: HTMLElement, { row, column }: Cursor): HTMLElement | null {
  const cell = grid.querySelector(`[data-row="${row}"]`)?.children[column + 1];
  return cell instanceof HTMLElement ? cell : null;
}

/** The place of the cell that something happened in; undefined outside of the cells for marks. */
export function placeOfCell(target: EventTarget | null): Cursor | undefined {
  const cell = target instanceof HTMLElement ? target.closest<HTMLTableCellElement>('td[data-mark]') : null;
  const row = cell?.parentElement?.dataset['row'];
  if (!cell || row === undefined) return undefined;
  return { row: Number(row), column: cell.cellIndex - 1 };
}

function within(number: number, count: number): number {
  return Math.min(Math.max(number, 0), count - 1);
}
