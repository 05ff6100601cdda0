import { useTranslate, type RaRecord } from 'react-admin';
import type { AgendaSession } from '#model/agenda/agenda.ts';
import { Nothing } from '../../layout/Nothing.tsx';
import { sentOf } from './agenda/edited-agenda.ts';
import { mistakesIn } from './agenda/problems.ts';
import type { Agenda } from './agenda/use-agenda.ts';
import { EventBookings } from './bookings/EventBookings.tsx';
import { PlannedCost } from './PlannedCost.tsx';

/** What an event will cost, with its sessions as they are edited, and the bookings that somebody must approve. */
export function CostTab({ record, agenda }: { record: RaRecord; agenda: Agenda }) {
  const translate = useTranslate();
  const { days } = agenda.editor;
  return (
    <>
      <PlannedCost
        eventKey={String(record.id)}
        version={record['version']}
        days={agenda.isChanged ? sentOf(days) : undefined}
        isUnfinished={mistakesIn(days, record['mode'] as AgendaSession['mode']).length > 0}
        empty={<Nothing text={translate('cost.nothing')} />}
      />
      <EventBookings eventKey={String(record.id)} version={record['version']} />
    </>
  );
}
