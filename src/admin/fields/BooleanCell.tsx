import OnIcon from '@mui/icons-material/CheckCircleOutline';
import OffIcon from '@mui/icons-material/RemoveCircleOutline';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { CellProps } from './field-props.ts';
import { textOfValue } from './value-text.ts';

/** A shape and the word: never colour alone. */
export function BooleanCell({ field, value }: CellProps) {
  const translate = useTranslate();
  if (typeof value !== 'boolean') return null;
  const Icon = value ? OnIcon : OffIcon;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Icon fontSize="inherit" color={value ? 'success' : 'inherit'} aria-hidden />
      {textOfValue(field, value, translate)}
    </Box>
  );
}
