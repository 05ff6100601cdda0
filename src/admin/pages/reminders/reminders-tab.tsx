import { lazy, Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import type { Translate } from '../../entity/names.ts';
import type { RecordTab } from '../../entity/record-tabs.ts';
import { ContentSkeleton } from '../../layout/ContentSkeleton.tsx';

const PlannedReminders = lazy(async () => ({ default: (await import('./PlannedReminders.tsx')).PlannedReminders }));

/** The reminders to come of an event or a launch as a tab of its page. */
export function remindersTab(entity: 'event' | 'program-launch', record: RaRecord, translate: Translate): RecordTab {
  return {
    id: 'planned-reminders',
    label: translate('reminder.planned'),
    content: (
      <Suspense fallback={<ContentSkeleton />}>
        <PlannedReminders entity={entity} record={record} />
      </Suspense>
    ),
  };
}
