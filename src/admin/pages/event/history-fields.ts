import { agendaFields, dayFields, sessionFields } from '#model/agenda/agenda.ts';
import { fieldNamed, type Field } from '#model/entity.ts';

const sessions = fieldNamed(dayFields, 'sessions', 'day');

/** The history of an event tells of sessions with their dates, that of a training of its days, both as `sessions`. */
export const historyFieldsOf: Record<'event' | 'training', readonly Field[]> = {
  event: [{ ...sessions, fields: [fieldNamed(dayFields, 'date', 'day'), ...sessionFields] }],
  training: [{ ...sessions, fields: fieldNamed(agendaFields, 'days', 'agenda').fields }],
};
