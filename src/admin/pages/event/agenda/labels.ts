import { useMemo } from 'react';
import { sessionFields } from '#model/agenda/agenda.ts';
import { fieldNamed } from '#model/entity.ts';
import { useOptionsOf } from '../../../fields/suggestions.ts';
import type { EditedDays } from './edited-agenda.ts';

const [venue, instructors, topics] = [
  fieldNamed(sessionFields, 'venueKey', 'session'),
  fieldNamed(sessionFields, 'instructorKeys', 'session'),
  fieldNamed(sessionFields, 'topicKeys', 'session'),
];

/** The names of venues, instructors and topics by their keys, as they come with an agenda. */
export type Names = Readonly<Record<string, string>>;

/** The names of what an agenda refers to: what did not come with it is asked for. */
export function useLabels(days: EditedDays, names: Names = none): ReadonlyMap<string, string> {
  const sessions = useMemo(() => days.flatMap((day) => day.sessions), [days]);
  const unknownIn = (keys: readonly string[]) => [...new Set(keys)].filter((key) => !(key in names)).toSorted();
  const venues = useOptionsOf(venue, unknownIn(sessions.flatMap(({ venueKey }) => venueKey ?? [])));
  const people = useOptionsOf(instructors, unknownIn(sessions.flatMap(({ instructorKeys = [] }) => instructorKeys)));
  const subjects = useOptionsOf(topics, unknownIn(sessions.flatMap(({ topicKeys = [] }) => topicKeys)));
  return useMemo(() => {
    const asked = [...venues, ...people, ...subjects].map(({ value, label }): [string, string] => [value, label]);
    return new Map([...Object.entries(names), ...asked]);
  }, [names, venues, people, subjects]);
}

const none: Names = {};
