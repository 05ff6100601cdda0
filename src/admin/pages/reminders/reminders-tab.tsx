import { lazy, Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import type { RecordTab } from '../../entity/record-tabs.ts';
import { ContentSkeleton } from '../../layout/ContentSkeleton.tsx';
import { PlannedName } from './RemindersName.tsx';

const PlannedReminders = lazy(async () => ({ default: (await import('./PlannedReminders.tsx')).PlannedReminders }));

/** The reminders to come of an event or a launch as a tab of its page. */
export function remindersTab(entity: 'event' | 'program-launch', record: RaRecord): RecordTab {
  return {
    id: 'planned-reminders',
    label: <PlannedName />,
    content: (
      <Suspense fallback={<ContentSkeleton />}>
        <PlannedReminders entity={entity} record={record} />
      </Suspense>
    ),
  };
}
