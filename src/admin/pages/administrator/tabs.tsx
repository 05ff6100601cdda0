import { lazy } from 'react';
import type { RaRecord } from 'react-admin';
import type { Translate } from '../../entity/names.ts';
import type { RecordTab } from '../../entity/record-tabs.ts';
import { LearnersName } from './learners/LearnersName.tsx';
import { LearnersTab } from './learners/LearnersTab.tsx';
import { NominationsName } from './nominations/NominationsName.tsx';
import { NominationsTab } from './nominations/NominationsTab.tsx';
import { WaitlistName } from './waitlist/WaitlistName.tsx';
import { WaitlistTab } from './waitlist/WaitlistTab.tsx';

const AttendanceTab = lazy(async () => ({ default: (await import('../attendance/AttendanceTab.tsx')).AttendanceTab }));

const RemindersTab = lazy(async () => ({ default: (await import('../reminders/RemindersTab.tsx')).RemindersTab }));

const ReviewTab = lazy(async () => ({ default: (await import('./review/ReviewTab.tsx')).ReviewTab }));

const DeliveriesTab = lazy(async () => ({ default: (await import('../deliveries/DeliveriesTab.tsx')).DeliveriesTab }));

/** The tabs of an event's administration; each has its id as the end of its address, and the first is open at first. */
export function tabsOf(event: RaRecord, translate: Translate): [RecordTab, ...RecordTab[]] {
  return [
    { id: 'learners', label: <LearnersName event={event} />, content: <LearnersTab event={event} /> },
    { id: 'nominations', label: <NominationsName event={event} />, content: <NominationsTab event={event} /> },
    { id: 'waitlist', label: <WaitlistName event={event} />, content: <WaitlistTab event={event} /> },
    { id: 'attendance', label: translate('attendance.tab'), content: <AttendanceTab event={event} /> },
    { id: 'reminders', label: translate('reminder.tab'), content: <RemindersTab event={event} /> },
    { id: 'review', label: translate('review.tab'), content: <ReviewTab event={event} /> },
    { id: 'deliveries', label: translate('delivery.tab'), content: <DeliveriesTab entity="event" record={event} /> },
  ];
}
