import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { useEffect } from 'react';
import type { Entity } from '#model/entity.ts';
import type { HistoryItem } from '#model/history.ts';
import { useAnswer } from '../data/useAnswer.ts';
import { useRostrumData } from '../data/useRostrumData.ts';
import { HistoryEntry } from './HistoryEntry.tsx';

interface Props {
  entity: Entity;
  record: RaRecord;
  /** Counted from 0, the newest changes first. */
  pageIndex: number;
  /** Told how many changes there are on all pages. */
  onTotal: (total: number) => void;
  onRestore?: (item: HistoryItem) => void;
}

/** Some of the moments of a record's history. */
export function HistoryPage({ entity, record, pageIndex, onTotal, onRestore }: Props) {
  const translate = useTranslate();
  const data = useRostrumData();
  const version: unknown = record['version'];
  const question = { key: String(record.id), version };
  const { value: page, error } = useAnswer(question, ({ key }) => data.history(entity.name, key, pageIndex));
  const total = page?.totalItems;
  useEffect(() => {
    if (total !== undefined) onTotal(total);
  }, [total, onTotal]);
  if (error !== undefined || total === 0) {
    return (
      <Typography component="li" variant="body2" color="textSecondary">
        {translate(error === undefined ? 'history.empty' : 'common.somethingWentWrong')}
      </Typography>
    );
  }
  if (!page) return <Skeleton component="li" variant="rounded" height={120} />;
  return page.items.map((item) => (
    <HistoryEntry
      key={`${item.at} ${item.by}`}
      entity={entity}
      record={record}
      item={item}
      isCreation={item.at === record['creationTime']}
      {...(onRestore && { onRestore })}
    />
  ));
}
