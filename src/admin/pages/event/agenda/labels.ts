import { useMemo } from 'react';
import { sessionFields } from '#model/agenda/agenda.ts';
import { fieldNamed } from '#model/entity.ts';
import { useOptionsOf } from '../../../fields/suggestions.ts';
import type { EditedDays } from './edited-agenda.ts';

const [venue, instructors] = [
  fieldNamed(sessionFields, 'venueKey', 'session'),
  fieldNamed(sessionFields, 'instructorKeys', 'session'),
];

/** The names of the venues and instructors of an agenda, by their keys. */
export function useLabels(days: EditedDays): ReadonlyMap<string, string> {
  const sessions = days.flatMap((day) => day.sessions);
  const venues = useOptionsOf(venue, unique(sessions.flatMap(({ venueKey }) => venueKey ?? [])));
  const people = useOptionsOf(instructors, unique(sessions.flatMap(({ instructorKeys = [] }) => instructorKeys)));
  return useMemo(
    () => new Map([...venues, ...people].map(({ value, label }): [string, string] => [value, label])),
    [venues, people],
  );
}

function unique(keys: readonly string[]): string[] {
  return [...new Set(keys)].toSorted();
}
