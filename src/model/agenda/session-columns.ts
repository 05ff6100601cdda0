import { fieldNamed, type Field } from '../entity.ts';
import type { Values } from '../values.ts';
import { dayFields, sessionFields } from './agenda.ts';

const names = ['title', 'startTime', 'endTime', 'endsNextDay', 'mode', 'compulsory'];
const references = ['venueKey', 'instructorKeys', 'topicKeys'];

/** The link of a virtual session. */
const URL = 'url';

/** The columns of a file of sessions: its date, the fields of a session that fit into a cell, the link of its meeting. */
export const sessionColumns: readonly Field[] = [
  fieldNamed(dayFields, 'date', 'agenda'),
  ...[...names, ...references].map((name) => fieldNamed(sessionFields, name, 'agenda')),
  fieldNamed(fieldNamed(sessionFields, 'meeting', 'agenda').fields, URL, 'agenda'),
  fieldNamed(sessionFields, 'materials', 'agenda'),
];

/** The session that a row of a file says; an empty cell says nothing. */
export function sessionOfRow({ date: _date, [URL]: url, ...row }: Values): Values {
  const said = Object.entries(row).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(said), ...(url === null || url === undefined ? {} : { meeting: { url } }) };
}

/** The column that a place within a session stands in, such as `meeting.url`; empty for none. */
export function columnOfPlace(place: string): string {
  const name = place.split('.').find((part) => sessionColumns.some((column) => column.name === part));
  return name ?? '';
}

/** Whether a row of the same day means a session: it starts when that one does. */
export function isMeant(row: Values, session: Values): boolean {
  return row['startTime'] === session['startTime'];
}
