import { useMemo } from 'react';
import { EntityEdit, type RecordPageProps } from '../../entity/EntityEdit.tsx';
import { eventsTab } from './events-tab.tsx';

/** A launch: what it is, its events, its history. */
export function LaunchPage({ loaded, record }: RecordPageProps) {
  const key = String(record.id);
  const tabs = useMemo(() => [eventsTab({ field: 'launchKey', key }, `/program/${key}/event/create`)], [key]);
  return <EntityEdit loaded={loaded} record={record} tabs={tabs} />;
}
