import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Mark } from '../layout/Mark.tsx';

interface Props {
  title: string;
  text: string;
  children?: ReactNode;
}

/** A page without the shell: one heading, one sentence, one thing to do. */
export function PlainPage({ title, text, children }: Props) {
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh', padding: 3 }}>
      <Box sx={card}>
        <Mark size={40} />
        <Typography variant="h1" sx={{ fontSize: '1.625rem', marginBlockStart: 3 }}>
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ marginBlock: '8px 24px' }}>
          {text}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}

const card = {
  width: 'min(30rem, 100%)',
  padding: { xs: 3, sm: 5 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  backgroundColor: 'background.paper',
};
