import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { holidayOn } from '#model/agenda/holidays.ts';
import { Nothing } from '../../layout/Nothing.tsx';
import { useSession } from '../../session/SessionContext.tsx';
import { useCalendarContext } from './calendar-context.ts';
import { NO_COLOUR } from './colours.ts';
import { DayReminders } from './DayReminders.tsx';
import { resourcesOf, type DimensionName } from './dimensions.ts';
import type { Entry } from './entries.ts';
import { Swatch } from './Swatch.tsx';
import { Ticket } from './Ticket.tsx';
import type { Column } from './column.ts';
import { TimeGrid } from './TimeGrid.tsx';
import { useCalendarWords } from './use-calendar-words.ts';

/** A day: tickets for who teaches and on a phone, else a column for each venue, instructor or training. */
export function DayView({ days }: { days: ReadonlyMap<string, readonly Entry[]> }) {
  const translate = useTranslate();
  const { address, holidays } = useCalendarContext();
  const { roles } = useSession();
  const { dayOf } = useCalendarWords();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const isTeaching = !roles.includes('superAdmin') && !roles.includes('trainer');
  const { date, by } = address;
  const entries = days.get(date);
  const holiday = holidayOn(date, holidays);
  return (
    <>
      {holiday !== undefined && (
        <Typography color="textSecondary">{translate('calendar.holiday', { name: holiday })}</Typography>
      )}
      <DayReminders date={date} />
      {!entries && <Nothing text={translate('calendar.emptyDay', { day: dayOf(date) })} />}
      {entries &&
        (isTeaching || isPhone ? (
          <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', padding: 0, margin: 0, maxInlineSize: 720 }}>
            {entries.map((entry) => (
              <Ticket key={entry.id} session={entry.session} />
            ))}
          </Stack>
        ) : (
          <Columns entries={entries} by={by} isHoliday={holiday !== undefined} />
        ))}
    </>
  );
}

const LANES = 4;

function Columns({ entries, by, isHoliday }: { entries: readonly Entry[]; by: DimensionName; isHoliday: boolean }) {
  const translate = useTranslate();
  const { address, colours } = useCalendarContext();
  const { date } = address;
  const none = translate(`calendar.none.${by}`);
  const columns = useMemo(
    () =>
      [...byResource(entries, by)].map(([key, { name = none, entries: own }]): Column => ({
        id: key,
        label: name,
        colour: colours.get(key) ?? NO_COLOUR,
        entries: own,
        isShaded: isHoliday,
        head: <Swatch colour={colours.get(key) ?? NO_COLOUR} name={name} />,
      })),
    [entries, by, none, isHoliday, colours],
  );
  const toAgenda = ({ id }: Column) => address.go({ view: 'agenda', date, [by]: id || undefined });
  return <TimeGrid columns={columns} lanes={LANES} onMore={toAgenda} />;
}

interface OfResource {
  /** Undefined for those that have none. */
  name: string | undefined;
  entries: Entry[];
}

/** Entries by what they need, in the order of its name; those that need none come last, under no key. */
function byResource(entries: readonly Entry[], by: DimensionName): Map<string, OfResource> {
  const groups = new Map<string, OfResource>();
  for (const entry of entries) {
    const resources = resourcesOf(entry.session, by);
    for (const { key, name } of resources.length > 0 ? resources : [{ key: '', name: undefined }]) {
      const group = groups.get(key);
      if (group) group.entries.push(entry);
      else groups.set(key, { name, entries: [entry] });
    }
  }
  const last = (key: string) => (key === '' ? 1 : 0);
  return new Map(
    [...groups].toSorted(
      ([one, { name = '' }], [other, { name: otherName = '' }]) =>
        last(one) - last(other) || name.localeCompare(otherName),
    ),
  );
}
