import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  /** Undefined for people who may not see the record. */
  path: string | undefined;
  sx: object;
  children: ReactNode;
}

/** The name of a record, which leads to its page where there is a way. */
export function RecordLink({ path, sx, children }: Props) {
  if (path === undefined) {
    return (
      <Box component="span" sx={sx}>
        {children}
      </Box>
    );
  }
  return (
    <Link component={RouterLink} to={path} underline="hover" sx={sx}>
      {children}
    </Link>
  );
}
