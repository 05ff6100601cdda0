import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Switch from '@mui/material/Switch';
import { useTranslate, useUpdate, type RaRecord } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import { nameOfRecord } from './names.ts';

/** Active or inactive. The row flips only after the server has said yes (specification, section 4). */
export function StatusToggle({ entity, record }: { entity: Entity; record: RaRecord }) {
  const translate = useTranslate();
  const [update, { isPending }] = useUpdate();
  const status = record['status'] === true;
  const toggle = () =>
    update(
      entity.name,
      { id: record.id, data: { status: !status }, previousData: record, meta: { statusOnly: true } },
      { mutationMode: 'pessimistic', onError: () => {} },
    );
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minInlineSize: 116 }}>
      <Switch
        size="small"
        checked={status}
        disabled={isPending}
        onChange={() => void toggle()}
        slotProps={{
          input: { role: 'switch', 'aria-label': translate('list.status', { name: nameOfRecord(entity, record) }) },
        }}
      />
      <Box component="span" sx={{ typography: 'body2', color: status ? 'text.primary' : 'text.secondary' }}>
        {translate(`status.${String(status)}`)}
      </Box>
      {isPending && <CircularProgress size={12} aria-hidden />}
    </Box>
  );
}
