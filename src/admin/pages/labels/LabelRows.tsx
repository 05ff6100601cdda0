import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { fold } from '#model/fold.ts';
import { sheet } from '../../layout/sheet.ts';
import type { Messages } from '#model/messages.ts';
import { LabelRow } from './LabelRow.tsx';

interface Props {
  /** By message key, as is what follows. */
  builtIn: Messages;
  texts: Messages;
  search: string;
  isOwnOnly: boolean;
  onChange: (key: string, text: string) => void;
}

const MAX_ROWS = 25;

/** The labels that a search finds in key, built-in or own text. */
export function LabelRows({ builtIn, texts, search, isOwnOnly, onChange }: Props) {
  const translate = useTranslate();
  const wanted = fold(search.trim());
  const found = Object.entries(builtIn)
    .filter(([key]) => !isOwnOnly || key in texts)
    .filter(([key, text]) => fold(`${key} ${text} ${texts[key] ?? ''}`).includes(wanted));
  return (
    <>
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {translate('labels.found', { smart_count: found.length })}{' '}
        {found.length > MAX_ROWS && translate('labels.more', { count: MAX_ROWS })}
      </Typography>
      <TableContainer sx={sheet}>
        <Table size="small" aria-label={translate('labels.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('labels.builtIn')}</TableCell>
              <TableCell>{translate('labels.text')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {found.slice(0, MAX_ROWS).map(([key, text]) => (
              <LabelRow key={key} name={key} builtIn={text} text={texts[key] ?? ''} onChange={onChange} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
