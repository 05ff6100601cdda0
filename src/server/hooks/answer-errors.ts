import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FieldErrors } from '#model/validate.ts';
import { notFound, ofRecord, Problem, unavailable } from '../problems.ts';
import { outageOf } from '../records/refusals.ts';

/** Every error as the contract's answer: message keys for the caller's fault, never SQL or a stack for ours. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    if (problem) return send(reply, problem);
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send({ ...ofRecord('common.somethingWentWrong'), requestId: request.id });
  });
}

/** What the caller did wrong, or what passes by itself; undefined for our fault. */
export function problemOf(error: FastifyError): Problem | undefined {
  return error instanceof Problem ? error : (knownProblem(error) ?? outageOf(error));
}

/** What Fastify refuses before it has found a route: addresses that can't be read. */
export function answerUnreadable(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void send(reply, new Problem(400, ofRecord('common.badRequest')));
}

function send(reply: FastifyReply, { status, headers, body }: Problem): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}

const keyByStatus: Record<number, string> = {
  400: 'common.badRequest',
  404: 'common.notFound',
  413: 'common.tooLarge',
  415: 'common.unsupportedType',
  429: 'common.tooManyRequests',
};

/** What Fastify and its plugins refuse by themselves. */
function knownProblem(error: FastifyError): Problem | undefined {
  if (error.validation) return new Problem(400, { errors: fieldErrorsOf(error) });
  if (error.statusCode === 503) return unavailable();
  // Of files: a path that leads out of their folder. Roles are refused by a Problem.
  if (error.statusCode === 403) return notFound();
  const key = keyByStatus[error.statusCode ?? 0];
  return key && error.statusCode ? new Problem(error.statusCode, ofRecord(key)) : undefined;
}

/** Parts of a list's body and the message that they are wrong with. */
const keyByPart: Record<string, string> = {
  pageOptions: 'common.invalidPage',
  sortConfig: 'common.invalidSort',
  searchCriteria: 'common.invalidFilter',
};

function fieldErrorsOf({ validation = [] }: FastifyError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { keyword, instancePath, params } of validation) {
    const unknown = keyword === 'additionalProperties' ? String(params['additionalProperty']) : undefined;
    const missing = keyword === 'required' ? String(params['missingProperty']) : undefined;
    const path = [...instancePath.split('/').slice(1), unknown ?? missing].filter(Boolean);
    const key = unknown ? 'common.unknownField' : keyByPart[path[0] ?? ''];
    errors[path.join('.')] = [key ?? (missing ? 'validation.required' : `validation.${keyword}`)];
  }
  return errors;
}
