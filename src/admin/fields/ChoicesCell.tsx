import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Fragment } from 'react';
import type { CellProps } from './field-props.ts';
import { textOfValue } from './value-text.ts';

/** Several of a few values, a chip each. */
export function ChoicesCell({ field, value }: CellProps) {
  const translate = useTranslate();
  if (!Array.isArray(value)) return null;
  // Words in a row, so that the history can strike them through.
  return (
    <>
      {value.map(String).map((choice) => (
        <Fragment key={choice}>
          <Box component="span" sx={chip}>
            {textOfValue(field, choice, translate)}
          </Box>{' '}
        </Fragment>
      ))}
    </>
  );
}

const chip = { borderRadius: 1, paddingInline: 0.75, backgroundColor: 'sunken', whiteSpace: 'nowrap' } as const;
