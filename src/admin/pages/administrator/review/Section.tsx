import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { sheet } from '../../../layout/sheet.ts';

interface Props {
  title: string;
  /** What is to be known before its numbers. */
  note?: string | undefined;
  /** Whether it may be wider than a phone, and is moved sideways there. */
  isWide?: boolean;
  children: ReactNode;
}

/** A part of the review under its title. */
export function Section({ title, note, isWide = false, children }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} {...(isWide && { tabIndex: 0 })} sx={look}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {note !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
      {children}
    </Box>
  );
}

const look = { ...sheet, display: 'grid', gap: 1.5, padding: 2, overflowX: 'auto' } as const;
