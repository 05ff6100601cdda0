import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeleteMany, useListContext, useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Entity } from '#model/entity.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useMay } from './may.ts';

/** Rises when rows are marked: how many, over all pages, and what can be done with them. */
export function MarkedBar({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { selectedIds, onUnselectItems } = useListContext();
  const [isAsking, setAsking] = useState(false);
  const [deleteMany] = useDeleteMany();
  const mayDelete = useMay(entity, 'delete');
  if (selectedIds.length === 0) return null;
  const marked = { smart_count: selectedIds.length };
  const remove = () => {
    setAsking(false);
    void deleteMany(
      entity.name,
      { ids: selectedIds },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('list.deleted', { type: 'success', messageArgs: marked });
          onUnselectItems();
        },
        onError: () => {},
      },
    );
  };
  return (
    <Box component="section" aria-label={translate('list.marked', marked)} sx={bar}>
      <Typography variant="body2" sx={{ fontWeight: 600 }} aria-live="polite">
        {translate('list.marked', marked)}
      </Typography>
      {mayDelete && (
        <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)} sx={danger}>
          {translate('list.delete')}
        </Button>
      )}
      <Button size="small" onClick={() => onUnselectItems()}>
        {translate('list.unmark')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        text={translate('delete.many')}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  paddingInline: 1.75,
  paddingBlock: 0.5,
  backgroundColor: 'primarySoft',
} as const;

const danger = { color: 'error.main' } as const;
