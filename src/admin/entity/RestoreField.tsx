import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { FieldValue } from './FieldValue.tsx';
import { labelOf } from './names.ts';
import type { Restorable } from './restorable.ts';

interface Props extends Restorable {
  now: unknown;
  /** A message key. */
  error: string | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One field: its value now, the one that it had then, and whether it gets that back. */
export function RestoreField({ field, value: before, now, error, isChosen, onChoose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const versions = [
    { name: 'now', value: now },
    { name: 'then', value: before },
  ];
  return (
    <Box sx={{ marginBlockStart: 1 }}>
      <FormControlLabel
        control={<Checkbox size="small" checked={isChosen} onChange={(_event, checked) => onChoose(checked)} />}
        label={labelOf(field, translate)}
        slotProps={{ typography: { sx: { fontWeight: 550 } } }}
        aria-describedby={id}
      />
      <Box component="dl" id={id} sx={list}>
        {versions.map(({ name, value }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(`restore.${name}`)}
            </Box>
            <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
              <FieldValue field={field} value={value} />
            </Box>
          </Box>
        ))}
      </Box>
      {error && (
        <FormHelperText error sx={{ marginInlineStart: 4 }}>
          {translate(error)}
        </FormHelperText>
      )}
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1.5,
  rowGap: 0.25,
  margin: 0,
  marginInlineStart: 4,
} as const;
