import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { CellProps } from './field-props.ts';
import { textOfValue } from './value-text.ts';

/** Several of a few values, a chip each. */
export function ChoicesCell({ field, value }: CellProps) {
  const translate = useTranslate();
  if (!Array.isArray(value)) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {value.map(String).map((choice) => (
        <Box key={choice} component="span" sx={chip}>
          {textOfValue(field, choice, translate)}
        </Box>
      ))}
    </Box>
  );
}

const chip = { borderRadius: 1, paddingInline: 0.75, backgroundColor: 'sunken', whiteSpace: 'nowrap' } as const;
