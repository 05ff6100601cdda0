import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { newItemOf } from './nested-values.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { ListItem, type Move } from './ListItem.tsx';
import { heardOnly } from '../layout/heard-only.ts';

/** Records within the record, in an order that the person chooses. */
export const ListInput = memo(function ListInput({ field, name }: InputProps) {
  const translate = useTranslate();
  const { fields: rows, append, remove, move } = useFieldArray({ name, keyName: 'rowId' });
  const adder = useRef<HTMLButtonElement>(null);
  const [moved, setMoved] = useState<Move>();
  const { maxItems = Infinity } = field.property;
  return (
    <FieldFrame field={field} name={name} group="group">
      {() => (
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          {rows.map((row, index) => (
            <ListItem
              key={row.rowId}
              field={field}
              name={name}
              index={index}
              count={rows.length}
              moved={moved?.to === index ? moved : undefined}
              onMove={(step) => {
                move(index, index + step);
                setMoved({ from: index, to: index + step });
              }}
              onRemove={() => {
                remove(index);
                setMoved(undefined);
                adder.current?.focus();
              }}
            />
          ))}
          <Button
            ref={adder}
            variant="outlined"
            startIcon={<AddIcon />}
            disabled={rows.length >= maxItems}
            onClick={() => append(newItemOf(field))}
          >
            {translate('form.item.add')}
          </Button>
          <MoveReport moved={moved} />
        </Box>
      )}
    </FieldFrame>
  );
});

/** Tells who does not see it where an item has gone. */
function MoveReport({ moved }: { moved: Move | undefined }) {
  const translate = useTranslate();
  return (
    <Box component="output" sx={heardOnly}>
      {moved && translate('form.item.moved', { from: moved.from + 1, to: moved.to + 1 })}
    </Box>
  );
}
