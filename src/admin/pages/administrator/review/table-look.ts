/** Tables of the review: numbers in columns, hairlines between rows. */
export const tableLook = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': { paddingBlock: 0.75, paddingInlineEnd: 1.5, textAlign: 'start', verticalAlign: 'middle' },
  '& th': { fontWeight: 450 },
  '& thead th': { color: 'text.secondary', whiteSpace: 'nowrap' },
  '& tbody tr': { borderBlockStart: '1px solid', borderColor: 'divider', breakInside: 'avoid' },
  '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .bar': { inlineSize: '40%' },
  '& tr > :last-child': { paddingInlineEnd: 0 },
} as const;
