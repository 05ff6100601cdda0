import { fieldNamed, type Field } from '#model/entity.ts';
import { entityNamed } from '#model/entities.ts';
import type { Register } from './register-of.ts';

const learner = entityNamed('learner');
const who = ['employeeCode', 'name'].map((name) => fieldNamed(learner.fields, name, learner.name));
const [code] = who;

/** The column of an event that is marked as a whole. */
const WHOLE = 'attendance';

/** A column of marks: it is named by when its session begins, for no two begin at once. */
export interface MarkColumn {
  field: Field;
  sessionKey: string | null;
}

/** The columns of marks of a register: its sessions that take place, or the event. */
export function markColumnsOf({ level, sessions }: Register): MarkColumn[] {
  if (level === 'EVENT') return [{ field: textField(WHOLE), sessionKey: null }];
  return sessions
    .filter(({ status }) => status !== 'Cancelled')
    .map(({ key, date, startTime }) => ({ field: textField(`${date} ${startTime}`), sessionKey: key }));
}

/** All columns of the file: who, then the marks. */
export function attendanceColumnsOf(register: Register): Field[] {
  return [...who, ...markColumnsOf(register).map(({ field }) => field)];
}

function textField(name: string): Field {
  if (!code) throw new Error('A learner has no employee code');
  return { ...code, name };
}
