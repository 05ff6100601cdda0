import type { Entity } from '#model/entity.ts';
import { invalid, unavailable, type Problem } from '../problems.ts';
import { Unavailable } from '../sql/sql-pool.ts';

interface DatabaseError {
  code?: string;
  constraint?: string;
}

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const CHECK_VIOLATION = '23514';
const REFUSALS = new Set([UNIQUE_VIOLATION, FOREIGN_KEY_VIOLATION, CHECK_VIOLATION]);

/** The 400 for a failed constraint of the entity, whose names are `entity.field.rule`; undefined for other errors. */
export function refusalOf(entity: Entity, error: unknown): Problem | undefined {
  const { code = '', constraint = '' } = (error ?? {}) as DatabaseError;
  if (!REFUSALS.has(code)) return undefined;
  const [owner, name, rule] = constraint.split('.');
  const field = entity.fields.find((candidate) => candidate.name === name);
  if (owner === entity.name && field) return invalid({ [field.name]: [`${field.messageKey}.${rule}`] });
  return undefined;
}

/** Whether a row was refused because another one has what no two may share. */
export function isTaken(error: unknown): boolean {
  return (error as DatabaseError | null)?.code === UNIQUE_VIOLATION;
}

/** Whether a row was refused because others point at it. */
export function isHeld(error: unknown): boolean {
  return (error as DatabaseError | null)?.code === FOREIGN_KEY_VIOLATION;
}

/** The 503 for a database that is out of reach, busy or cut off; undefined for other errors. */
export function outageOf(error: unknown): Problem | undefined {
  if (error instanceof Unavailable) return unavailable();
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return OUTAGE_CODE.test(code) || OUTAGE_TEXT.test(message) ? unavailable() : undefined;
}

/** Connection exceptions, shutdown, too many connections, cancelled by timeout; and the system's own. */
const OUTAGE_CODE = /^(08...|57P0[1-3]|53300|57014|ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT|ENOTFOUND)$/;
const OUTAGE_TEXT =
  /^(Query read timeout|Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/i;
