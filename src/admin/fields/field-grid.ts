import type { Field } from '#model/entity.ts';

/** Fields share a row as their widths allow; on a narrow screen each has its own. */
export const fieldGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(6, minmax(0, 1fr))' },
  columnGap: 2.5,
  rowGap: 2.25,
  '& > *': { minInlineSize: 0 },
  // Said once for all fields: a style of its own for each would cost a long form much time.
  '& > [data-width]': { gridColumn: { xs: 'auto', md: '1 / -1' } },
  '& > [data-width=half]': { gridColumn: { md: 'span 3' } },
  '& > [data-width=third]': { gridColumn: { md: 'span 2' } },
} as const;

/** Where in the grid a field stands. */
export function widthOf({ hints }: Field) {
  return { 'data-width': hints.width ?? 'full' };
}
