import { useMemo } from 'react';
import { eventTexts } from '#admin/data/event-messages.ts';
import { CalendarBody } from '#admin/pages/calendar/CalendarBody.tsx';
import { CalendarContext } from '#admin/pages/calendar/calendar-context.ts';
import { coloursFor } from '#admin/pages/calendar/colours.ts';
import { datesBetween } from '#admin/pages/calendar/dates.ts';
import { useCalendarAddress } from '#admin/pages/calendar/use-calendar-address.ts';
import { aCalendar, aCalendarSession, rooms } from '#admin/testing/calendar.ts';
import { readEntity } from '#model/entity.ts';
import { formSchema } from '../form-fields.ts';
import { showOurs } from './around-ours.tsx';

const SESSIONS = 2000;
const venues = Object.values(rooms);

/** The calendar with the sessions of its month, spread over all of its days. */
function Calendar() {
  const address = useCalendarAddress();
  const { from, to } = address.range;
  const answer = useMemo(() => {
    const dates = datesBetween(from, to);
    const sessionOn = (index: number) =>
      aCalendarSession({
        key: `session ${index}`,
        date: dates[index % dates.length] ?? from,
        startTime: `${String(8 + (index % 9)).padStart(2, '0')}:00`,
        endTime: `${String(9 + (index % 9)).padStart(2, '0')}:00`,
        venue: venues[index % venues.length] ?? null,
      });
    return aCalendar(Array.from({ length: SESSIONS }, (_, index) => sessionOn(index)));
  }, [from, to]);
  const calendar = useMemo(
    () => ({
      address,
      holidays: [],
      colours: coloursFor(venues),
      remindersOn: () => [],
      open: nothing,
      openReminder: nothing,
      move: nothing,
    }),
    [address],
  );
  return (
    <CalendarContext value={calendar}>
      <CalendarBody answer={answer} isCurrent />
    </CalendarContext>
  );
}

function nothing(): void {}

await showOurs(readEntity(formSchema('section')), <Calendar />, eventTexts);
