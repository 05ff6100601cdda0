import Box from '@mui/material/Box';
import { memo } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { NestedFields } from './NestedFields.tsx';

/** A value of several parts. */
export const ObjectInput = memo(function ObjectInput({ field, name }: InputProps) {
  return (
    <FieldFrame field={field} name={name} group="group">
      {() => (
        <Box sx={{ paddingInlineStart: 2, borderInlineStart: '2px solid', borderColor: 'divider' }}>
          <NestedFields field={field} name={name} />
        </Box>
      )}
    </FieldFrame>
  );
});
