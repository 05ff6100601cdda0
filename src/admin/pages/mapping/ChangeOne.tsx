import MapIcon from '@mui/icons-material/AddCircleOutlined';
import UnmapIcon from '@mui/icons-material/RemoveCircleOutlined';
import IconButton from '@mui/material/IconButton';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import type { Entity } from '#model/entity.ts';
import { ConfirmDialog } from '../../entity/ConfirmDialog.tsx';
import { nameOfRecord } from '../../entity/names.ts';
import { useMappingChange } from './mapping-change.ts';

/** Maps the record of a row, or takes it out after the question of the specification, section 8. */
export function ChangeOne({ entity, record }: { entity: Entity; record: RaRecord }) {
  const translate = useTranslate();
  const { selectedIds, onSelect } = useListContext();
  const { verb, say, change } = useMappingChange();
  const [isAsking, setAsking] = useState(false);
  const name = nameOfRecord(entity, record);
  const changeOne = async () => {
    setAsking(false);
    await change({ keys: [String(record.id)] }, 1);
    // What has left the list is not marked in it any more.
    onSelect(selectedIds.filter((id) => id !== record.id));
  };
  return (
    <>
      <IconButton
        size="small"
        color={verb === 'map' ? 'primary' : 'default'}
        aria-label={say(`${verb}.one`, { name })}
        onClick={() => (verb === 'map' ? void changeOne().catch(() => {}) : setAsking(true))}
      >
        {verb === 'map' ? <MapIcon fontSize="small" /> : <UnmapIcon fontSize="small" />}
      </IconButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={say('unmap.one', { name })}
        text={translate('delete.one')}
        confirm={say('unmap')}
        onConfirm={() => void changeOne().catch(() => {})}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
