import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';

interface Props {
  /** Message keys, without `upload.`. */
  label: string;
  columns: readonly string[];
  /** Rows. */
  children: ReactNode;
}

/** Rows of a file, scrolled within the dialog. */
export function UploadTable({ label, columns, children }: Props) {
  const translate = useTranslate();
  return (
    <TableContainer component="section" tabIndex={0} aria-label={translate(`upload.${label}`)} sx={scroller}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{translate(`upload.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}

const scroller = { maxBlockSize: '40vh' } as const;
