import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { heardOnly } from '../layout/heard-only.ts';

interface Props {
  /** What can be done with the marked records. */
  children: ReactNode;
  /** What can be done with the marks, beside taking them away. */
  marks?: ReactNode;
}

/** Rises when rows are marked: how many, over all pages, and what can be done with them. */
export function MarkedRow({ children, marks }: Props) {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const label = selectedIds.length > 0 && translate('list.marked', { smart_count: selectedIds.length });
  return (
    <>
      <Box component="output" sx={heardOnly}>
        {label}
      </Box>
      {label && (
        <Box component="section" aria-label={label} sx={bar}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {label}
          </Typography>
          {children}
          <Button size="small" onClick={() => onUnselectItems()}>
            {translate('list.unmark')}
          </Button>
          {marks}
        </Box>
      )}
    </>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  paddingInline: 1.75,
  paddingBlock: 0.5,
  backgroundColor: 'primarySoft',
} as const;
