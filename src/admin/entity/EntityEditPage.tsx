import type { ComponentType } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useEntity } from '../data/useEntity.ts';
import { ContentSkeleton } from '../layout/ContentSkeleton.tsx';
import { EntityEdit, type RecordPageProps } from './EntityEdit.tsx';
import { freshRecord } from './fresh-record.ts';
import { RecordFailure } from './RecordFailure.tsx';

interface Props {
  name: string;
  /** What shows the record, where that is not its form alone. */
  Record?: ComponentType<RecordPageProps> | undefined;
}

/** The record of a key, as the server has it now. */
export function EntityEditPage({ name, Record = EntityEdit }: Props) {
  const { key = '' } = useParams();
  const translate = useTranslate();
  const loaded = useEntity(name);
  const { data, error, refetch } = useGetOne(
    name,
    { id: key, meta: freshRecord },
    // A record that is being edited changes under nobody's hands; the server tells of conflicts.
    { retry: false, staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false },
  );
  if (error) {
    const title = translate(`${loaded.entity.keys}.title`);
    const text = translate('record.loadFailed', { name: title });
    return <RecordFailure text={text} problem={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <ContentSkeleton />;
  return <Record key={key} loaded={loaded} record={data} />;
}
