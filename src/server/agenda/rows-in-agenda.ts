import { columnOfPlace, isMeant, sessionOfRow } from '#model/agenda/session-columns.ts';
import type { RowMistake } from '#model/upload.ts';
import type { FieldErrors } from '#model/validate.ts';
import type { Values } from '#model/values.ts';
import type { StoredSession } from '../stores/sessions.ts';

/** A row of a file that was read: its line, and what it says by column. */
export interface ReadRow {
  line: number;
  values: Values;
}

/** The body of an agenda, and the lines that its sessions stand in; those without a line were there before. */
export interface LinedAgenda {
  days: { date: unknown; sessions: Values[] }[];
  lines: (number | undefined)[][];
}

/** The agenda that rows make of the sessions that there are: a row with the day and start of one changes that one. */
export function withRows(stored: readonly StoredSession[], rows: readonly ReadRow[]): LinedAgenda {
  const byDate = new Map<unknown, { session: Values; line?: number }[]>();
  for (const { date, ...session } of stored)
    byDate.set(date, [...(byDate.get(date) ?? []), { session: { ...session } }]);
  for (const { line, values } of rows) {
    const { date } = values;
    const ofDay = byDate.get(date) ?? [];
    const meant = ofDay.find(({ session, line: other }) => other === undefined && isMeant(values, session));
    const entry = { session: { ...meant?.session, ...sessionOfRow(values) }, line };
    byDate.set(date, meant ? ofDay.map((one) => (one === meant ? entry : one)) : [...ofDay, entry]);
  }
  const entries = [...byDate.entries()];
  return {
    days: entries.map(([date, ofDay]) => ({ date, sessions: ofDay.map(({ session }) => session) })),
    lines: entries.map(([, ofDay]) => ofDay.map(({ line }) => line)),
  };
}

/** What is wrong with an agenda's places, by line and column; a mistake of a day is one of each of its rows. */
export function mistakesByLine(errors: FieldErrors, { lines }: LinedAgenda): RowMistake[] {
  return Object.entries(errors).flatMap(([path, [message = '']]) => {
    const [, day, session, place = ''] = PLACE.exec(path) ?? [];
    const ofDay = lines[Number(day)] ?? [];
    const concerned = session === undefined ? ofDay : [ofDay[Number(session)]];
    const column = columnOfPlace(session === undefined ? path : place);
    return concerned.flatMap((line) => (line === undefined ? [] : { line, column, message }));
  });
}

const PLACE = /^days[.](\d+)(?:[.]sessions[.](\d+)[.]?(.*))?/;
