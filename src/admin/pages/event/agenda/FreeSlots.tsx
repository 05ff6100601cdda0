import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { daysAfter } from '#model/agenda/plan-days.ts';
import { minutesOf } from '#model/agenda/session-times.ts';
import { useAnswer } from '../../../data/useAnswer.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import { Failure } from '../../../fields/Failure.tsx';
import { findFreeSlots } from './agenda-calls.ts';
import { clockOf, type EditedDay, type EditedSession } from './edited-agenda.ts';
import { placesIn, type FreePlace } from './free-places.ts';
import { useAgendaState, useEditing } from './setting.ts';

/** The days that are looked at, and by which it is looked further. */
const SPAN_DAYS = 14;

interface Props {
  session: EditedSession;
  day: EditedDay;
}

/** A tray of times at which a session fits: its venue and its instructors are free, and so is the event. */
export function FreeSlots({ session, day }: Props) {
  const translate = useTranslate();
  const data = useRostrumData();
  const { setting, words, inspect } = useEditing();
  const { editor } = useAgendaState();
  const id = useId();
  const tray = useRef<HTMLElement>(null);
  const [from, setFrom] = useState(day.date ?? '');
  const { start, end } = minutesOf(session);
  const question = {
    minutes: end - start,
    instructorKeys: session.instructorKeys ?? [],
    venueKeys: [session.venueKey ?? []].flat(),
    from,
    to: daysAfter(from, SPAN_DAYS - 1),
  };
  const { value, error, isPending, retry } = useAnswer(question, (asked, signal) =>
    findFreeSlots(data, setting, asked, signal),
  );
  const places = placesIn(editor.days, session, value ?? []);
  useEffect(() => tray.current?.focus(), []);
  return (
    <Box component="section" ref={tray} tabIndex={-1} aria-labelledby={id} sx={{ outline: 'none' }}>
      <Typography id={id} variant="h3">
        {translate('agenda.slots.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" component="output">
        {translate('agenda.slots.days', {
          from: words.dayOf({ date: from }),
          to: words.dayOf({ date: question.to }),
        })}
        {!isPending && error === undefined && places.length === 0 && ` ${translate('agenda.slots.none')}`}
      </Typography>
      {error !== undefined && <Failure text={translate('agenda.slots.failed')} problem={error} onRetry={retry} />}
      <Box component="ul" sx={list}>
        {places.map((place) => (
          <li key={`${place.date} ${place.start}`}>
            <PlaceButton place={place} session={session} />
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" onClick={() => setFrom(daysAfter(from, SPAN_DAYS))}>
          {translate('agenda.slots.later')}
        </Button>
        <Button size="small" onClick={() => inspect(session.id)}>
          {translate('common.close')}
        </Button>
      </Box>
    </Box>
  );
}

/** A time that the session takes when it is pressed. */
function PlaceButton({ place: { date, start }, session }: { place: FreePlace; session: EditedSession }) {
  const { dispatch, words, inspect } = useEditing();
  const own = minutesOf(session);
  const end = start + own.end - own.start;
  return (
    <Button
      fullWidth
      variant="outlined"
      size="small"
      sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1, paddingInline: 1 }}
      onClick={() => {
        dispatch({ type: 'place', id: session.id, on: { date }, start });
        inspect(session.id);
      }}
    >
      <span>{words.dayOf({ date })}</span>
      <bdi>{`${words.timeOf(clockOf(start))}–${words.timeOf(clockOf(end))}`}</bdi>
    </Button>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.75,
  margin: '8px 0',
  padding: 0,
  listStyle: 'none',
  maxBlockSize: 220,
  overflowY: 'auto',
} as const;
