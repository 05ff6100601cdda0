import type { Field } from '#model/entity.ts';

/** Fields share a row as their widths allow; on a narrow screen each has its own. */
export const fieldGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(6, minmax(0, 1fr))' },
  columnGap: 2.5,
  rowGap: 2.25,
} as const;

const columns = { third: 'span 2', half: 'span 3', full: '1 / -1' } as const;

/** Where in the grid a field stands. */
export function columnOf({ hints }: Field) {
  return { gridColumn: { xs: 'auto', md: columns[hints.width ?? 'full'] }, minInlineSize: 0 } as const;
}
