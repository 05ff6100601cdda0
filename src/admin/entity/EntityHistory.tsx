import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { useId } from 'react';
import type { Entity } from '#model/entity.ts';
import { useAnswer } from '../data/useAnswer.ts';
import { useRostrumData } from '../data/useRostrumData.ts';
import { HistoryEntry } from './HistoryEntry.tsx';

/** What happened to a record, newest first: a line of moments, each with its changes. */
export function EntityHistory({ entity, record }: { entity: Entity; record: RaRecord }) {
  const translate = useTranslate();
  const data = useRostrumData();
  const id = useId();
  const { name } = entity;
  const version: unknown = record['version'];
  const { value: items, error } = useAnswer({ key: String(record.id), version }, ({ key }) => data.history(name, key));
  return (
    <Box component="aside" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ marginBlockEnd: 1.5 }}>
        {translate('history.title')}
      </Typography>
      {!items && !error && <Skeleton variant="rounded" height={120} />}
      {(error !== undefined || items?.length === 0) && (
        <Typography variant="body2" color="textSecondary">
          {translate(error === undefined ? 'history.empty' : 'common.somethingWentWrong')}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {items?.map((item) => (
          <HistoryEntry
            key={`${item.at} ${item.by}`}
            entity={entity}
            item={item}
            isCreation={item.at === record['creationTime']}
          />
        ))}
      </Box>
    </Box>
  );
}
