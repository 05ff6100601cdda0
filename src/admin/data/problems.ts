import type { HttpError } from 'react-admin';
import type { Holders } from '#model/holders.ts';

/** The body of an answer that is not 2xx, with one message key per field. */
export interface ProblemBody extends Partial<Holders> {
  /** Field name to message key; `""` for the record as a whole. */
  errors: Record<string, string>;
  /** The stored record, when the one that was sent is stale (409). */
  current?: Record<string, unknown>;
}

const listeners = new Set<(problem: HttpError) => void>();

/** Tells whoever shows problems; a call that shows its own does not announce. */
export function announceProblem(problem: HttpError): void {
  for (const listener of listeners) listener(problem);
}

export function onProblem(listener: (problem: HttpError) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The message keys of a problem by field; empty for anything else that was thrown. */
export function errorsOf(problem: unknown): Record<string, string> {
  return bodyOf(problem)?.errors ?? {};
}

export function bodyOf(problem: unknown): ProblemBody | undefined {
  return (problem as { body?: ProblemBody } | null)?.body;
}

export function statusOf(problem: unknown): number | undefined {
  return (problem as { status?: number } | null)?.status;
}

/** The key of the first message: what is shown in place. */
export function messageOf(problem: unknown): string {
  return Object.values(errorsOf(problem))[0] ?? 'common.somethingWentWrong';
}
