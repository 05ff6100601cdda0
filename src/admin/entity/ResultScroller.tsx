import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  /** What is listed, for who hears it. */
  label: string;
  /** List items. */
  children: ReactNode;
}

/** A list of what became of many records, which scrolls within its dialog and by keyboard too. */
export function ResultScroller({ label, children }: Props) {
  return (
    <Box component="section" tabIndex={0} aria-label={label} sx={scroller}>
      <Box component="ul" sx={list}>
        {children}
      </Box>
    </Box>
  );
}

const scroller = {
  maxBlockSize: '45vh',
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflowWrap: 'anywhere',
  '& li': { paddingInline: 1.5, paddingBlock: 0.75 },
  '& li + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;
