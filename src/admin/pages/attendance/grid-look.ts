import { colourOf } from './mark-look.ts';

/** The look of a grid with so many columns of marks: rows far out of sight cost nothing until one comes near them. */
export function gridLook(columns: number) {
  return {
    ...frame,
    '& table, & thead, & tbody': { display: 'block' },
    '& table': { minInlineSize: `${18.5 + columns * 5.5}rem`, outline: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: `14rem repeat(${columns}, minmax(5.5rem, 1fr)) 4.5rem`,
      contentVisibility: 'auto',
      containIntrinsicBlockSize: '2.75rem',
    },
    '& th, & td': { borderBlockEnd: '1px solid', borderColor: 'divider' },
    '& thead': {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 2,
      backgroundColor: 'background.paper',
    },
    '& thead tr': { contentVisibility: 'visible' },
    '& th': { fontWeight: 'inherit', textAlign: 'start', ...stacked, paddingInline: 1, paddingBlock: '4px' },
    '& thead th': { fontWeight: 600, justifyContent: 'end' },
    '& tbody th, & thead th:first-of-type': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      backgroundColor: 'background.paper',
      borderInlineEnd: '1px solid',
      borderColor: 'divider',
    },
    '& [data-name]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    // Whole pixels: a row of half a pixel would lose its line.
    '& tbody [data-name]': { lineHeight: '20px' },
    '& tbody [data-code]': { lineHeight: '18px' },
    '& [data-code]': { typography: 'caption', fontWeight: 400, color: 'text.secondary' },
    '& [data-done] [data-code]:last-of-type': { color: 'success.main', fontWeight: 600 },
    '& [data-closed]': { color: 'text.secondary' },
    '& td': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minBlockSize: '2.75rem',
      fontWeight: 650,
      fontVariantNumeric: 'tabular-nums',
      borderInlineEnd: '1px solid',
      borderColor: 'divider',
      position: 'relative',
    },
    '& [data-mark]': { cursor: 'pointer', userSelect: 'none', touchAction: 'manipulation' },
    '& [data-mark]:focus': {
      outline: '2px solid',
      outlineColor: 'primary.main',
      outlineOffset: -2,
    },
    ...markColours,
    // A note is told by the cell's title.
    '& td[title]::after': noteDot,
    '& [data-waiting]': { textDecoration: 'underline dotted', textUnderlineOffset: 4 },
    '& [data-rate]': { color: 'text.secondary', fontWeight: 500, borderInlineEnd: 0 },
    '& [data-enough]': { color: 'success.main' },
  } as const;
}

const noteDot = {
  content: '""',
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 4,
  inlineSize: 6,
  blockSize: 6,
  borderRadius: '50%',
  backgroundColor: 'currentcolor',
} as const;

const frame = {
  overflow: 'auto',
  maxBlockSize: 'calc(100vh - 12rem)',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
} as const;

const stacked = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const;

const markColours = Object.fromEntries(
  Object.entries(colourOf).map(([mark, color]) => [`& [data-mark=${mark}]`, { color }]),
);
