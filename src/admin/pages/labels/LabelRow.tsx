import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { memo } from 'react';
import { argumentsOf } from './labels.ts';

interface Props {
  /** Message key. */
  name: string;
  builtIn: string;
  text: string;
  onChange: (name: string, text: string) => void;
}

/** A built-in text and the own one instead of it, which says when it has lost an argument. */
export const LabelRow = memo(function LabelRow({ name, builtIn, text, onChange }: Props) {
  const translate = useTranslate();
  const lost = text === '' ? [] : argumentsOf(builtIn).filter((argument) => !text.includes(argument));
  return (
    <TableRow>
      <TableCell sx={{ verticalAlign: 'top', overflowWrap: 'anywhere' }}>
        <Typography variant="body2">{builtIn}</Typography>
        <Typography variant="caption" color="textSecondary" dir="ltr">
          {name}
        </Typography>
      </TableCell>
      <TableCell sx={{ inlineSize: '50%', verticalAlign: 'top' }}>
        <TextField
          fullWidth
          size="small"
          value={text}
          placeholder={builtIn}
          onChange={({ target: { value } }) => onChange(name, value)}
          helperText={lost.length > 0 && translate('labels.arguments', { names: lost.join(', ') })}
          slotProps={{ htmlInput: { 'aria-label': translate('labels.textOf', { text: builtIn }) } }}
        />
      </TableCell>
    </TableRow>
  );
});
