import { useMemo } from 'react';
import type { AgendaSession } from '#model/agenda/agenda.ts';
import type { Values } from '#model/values.ts';
import type { Setting } from './agenda/setting.ts';

/** What only an event that there is already has. */
type Stored = Pick<Setting, 'eventKey' | 'readOnly'> & { isNew?: boolean };

/** What the sessions of an event are edited with, as its own fields say: a new one has its place and its people. */
export function useSettingOf(values: Values, { eventKey, readOnly, isNew = false }: Stored = {}): Setting {
  const { mode, timeZone, trainingKey, venueKey, instructorKeys, holidayMarking, maxAttendees } = values;
  const instructors = Array.isArray(instructorKeys) ? instructorKeys.join(' ') : '';
  return useMemo(
    () => ({
      isRelative: false,
      zone: typeof timeZone === 'string' ? timeZone : undefined,
      fresh: {
        mode: (mode ?? 'CLT') as NonNullable<AgendaSession['mode']>,
        ...(typeof venueKey === 'string' && { venueKey }),
        ...(instructors !== '' && { instructorKeys: instructors.split(' ') }),
      },
      eventKey,
      readOnly,
      ...(isNew && { newEvent: { mode, timeZone, trainingKey, holidayMarking, maxAttendees } }),
    }),
    [mode, timeZone, trainingKey, venueKey, instructors, holidayMarking, maxAttendees, eventKey, readOnly, isNew],
  );
}

/** What the sessions of a training are edited with: its days have numbers, and no zone. */
export function useSettingOfTraining(mode: unknown): Setting {
  return useMemo(
    () => ({
      isRelative: true,
      zone: undefined,
      fresh: { mode: (mode ?? 'CLT') as NonNullable<AgendaSession['mode']> },
    }),
    [mode],
  );
}
