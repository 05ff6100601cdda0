import type { FieldErrors } from '#model/validate.ts';

/** Anything the caller did wrong, or that passes by itself. Everything else that is thrown is our fault: a 500. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly body: object;
  readonly headers: Record<string, string>;

  constructor(status: number, body: object, headers: Record<string, string> = {}) {
    super(`${status} ${JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** 400 with message keys by field; `""` is the record as a whole. */
export function invalid(errors: FieldErrors): Problem {
  return new Problem(400, { errors });
}

export function unauthenticated(reason: 'missing' | 'invalid'): Problem {
  const challenge = reason === 'missing' ? 'Bearer' : 'Bearer error="invalid_token"';
  return new Problem(401, {}, { 'www-authenticate': challenge });
}

export function forbidden(): Problem {
  return new Problem(403, ofRecord('user.role.noRolePermissionMessage'));
}

export function notFound(): Problem {
  return new Problem(404, ofRecord('common.notFound'));
}

/** 409: the record was changed since it was read; carries what it is now. */
export function stale(current: object): Problem {
  return new Problem(409, { ...ofRecord('common.conflict'), current });
}

/** 503: the caller may try again in a few seconds. */
export function unavailable(): Problem {
  return new Problem(503, ofRecord('common.unavailable'), { 'retry-after': '2' });
}

export function ofRecord(messageKey: string): { errors: FieldErrors } {
  return { errors: { '': [messageKey] } };
}
