import { lazy, Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import type { RecordTab } from '../../entity/record-tabs.ts';
import { ContentSkeleton } from '../../layout/ContentSkeleton.tsx';
import { RemindersName } from '../reminders/RemindersName.tsx';
import { AttendanceName } from '../attendance/AttendanceName.tsx';
import { DeliveriesName } from '../deliveries/DeliveriesName.tsx';
import { LearnersName } from './learners/LearnersName.tsx';
import { LearnersTab } from './learners/LearnersTab.tsx';
import { NominationsName } from './nominations/NominationsName.tsx';
import { NominationsTab } from './nominations/NominationsTab.tsx';
import { ReviewName } from './review/ReviewName.tsx';
import { WaitlistName } from './waitlist/WaitlistName.tsx';
import { WaitlistTab } from './waitlist/WaitlistTab.tsx';

const AttendanceTab = lazy(async () => ({ default: (await import('../attendance/AttendanceTab.tsx')).AttendanceTab }));

const RemindersTab = lazy(async () => ({ default: (await import('../reminders/RemindersTab.tsx')).RemindersTab }));

const ReviewTab = lazy(async () => ({ default: (await import('./review/ReviewTab.tsx')).ReviewTab }));

const DeliveriesTab = lazy(async () => ({ default: (await import('../deliveries/DeliveriesTab.tsx')).DeliveriesTab }));

/** The tabs of an event's administration; each has its id as the end of its address, and the first is open at first. */
export function tabsOf(event: RaRecord): [RecordTab, ...RecordTab[]] {
  return [
    { id: 'learners', label: <LearnersName event={event} />, content: <LearnersTab event={event} /> },
    { id: 'nominations', label: <NominationsName event={event} />, content: <NominationsTab event={event} /> },
    { id: 'waitlist', label: <WaitlistName event={event} />, content: <WaitlistTab event={event} /> },
    {
      id: 'attendance',
      label: <AttendanceName />,
      content: (
        <Suspense fallback={<ContentSkeleton />}>
          <AttendanceTab event={event} />
        </Suspense>
      ),
    },
    {
      id: 'reminders',
      label: <RemindersName />,
      content: (
        <Suspense fallback={<ContentSkeleton />}>
          <RemindersTab event={event} />
        </Suspense>
      ),
    },
    {
      id: 'review',
      label: <ReviewName />,
      content: (
        <Suspense fallback={<ContentSkeleton />}>
          <ReviewTab event={event} />
        </Suspense>
      ),
    },
    {
      id: 'deliveries',
      label: <DeliveriesName />,
      content: (
        <Suspense fallback={<ContentSkeleton />}>
          <DeliveriesTab event={event} />
        </Suspense>
      ),
    },
  ];
}
