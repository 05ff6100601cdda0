import { useMemo } from 'react';
import { EntityEdit, type RecordPageProps } from '../../entity/EntityEdit.tsx';
import { eventsTab } from './events-tab.tsx';

/** A training: what it is, its events, its history. */
export function TrainingPage({ loaded, record }: RecordPageProps) {
  const key = String(record.id);
  const tabs = useMemo(() => [eventsTab({ field: 'trainingKey', key }, `/training/${key}/event/create`)], [key]);
  return <EntityEdit loaded={loaded} record={record} tabs={tabs} />;
}
