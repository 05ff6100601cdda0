import '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#model/calls.ts';
import type { Entity } from '#model/entity.ts';
import { grantedTo } from '#model/field-access.ts';
import type { Role } from '#model/roles.ts';
import type { JsonSchema } from '#model/variants.ts';
import type { Scope } from '../context.ts';
import { errorsShape } from './shapes.ts';

interface Served {
  /** One line for the API's documentation. */
  summary: string;
  /** Whose call it is in the documentation. */
  tag: string;
  /** The roles that may call; absent: everybody who is signed in to the tenant. */
  roles?: readonly Role[];
  query?: JsonSchema;
  body?: JsonSchema;
  /** The answer, for the documentation. */
  answer?: JsonSchema;
  /** A limit of its own, in calls per milliseconds. */
  rate?: { max: number; timeWindow: number };
  /** The body is documented here but checked by the handler, whose messages name the field's own keys. */
  isCheckedByHandler?: boolean;
}

export interface Asked<Query, Body, Params> {
  scope: Scope;
  query: Query;
  body: Body;
  params: Params;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface AskedOfEntity<Query, Body, Params> extends Asked<Query, Body, Params> {
  /** The entity as the caller may read and write it. */
  granted: Entity;
}

/** What every refusal says. */
const refusalShape: JsonSchema = { type: 'object', description: 'Refused', properties: { errors: errorsShape } };

/** Serves one call of the API: route, rights and documentation in one place. What nobody may call is not there. */
export function serve<Query = unknown, Body = unknown, Params = unknown>(
  app: FastifyInstance,
  { method, path }: Call,
  { summary, tag, roles, query, body, answer, rate, isCheckedByHandler }: Served,
  handle: (asked: Asked<Query, Body, Params>) => unknown,
): void {
  if (roles?.length === 0) return;
  app.route({
    method,
    url: path,
    config: { ...(roles ? { roles } : {}), ...(rate ? { rateLimit: rate } : {}) },
    schema: {
      summary,
      tags: [tag],
      ...(query ? { querystring: query } : {}),
      ...(body ? { body } : {}),
      response: { ...(answer ? { 200: answer } : {}), '4xx': refusalShape },
    },
    // Answers are written by PostgreSQL or small: a compiled serializer would only drop what a schema forgot.
    serializerCompiler: () => JSON.stringify,
    ...(isCheckedByHandler ? { validatorCompiler: () => () => true } : {}),
    // The schemas above have checked query and body, or the handler does.
    handler: async (request, reply) =>
      handle({
        request,
        reply,
        scope: request.scope,
        query: request.query as Query,
        body: request.body as Body,
        params: request.params as Params,
      }),
  });
}

/** Serves one call on records of an entity, of which the handler gets what is granted to the caller. */
export function serveEntity<Query = unknown, Body = unknown, Params = unknown>(
  app: FastifyInstance,
  call: Call,
  served: Served & { entity: Entity },
  handle: (asked: AskedOfEntity<Query, Body, Params>) => unknown,
): void {
  serve<Query, Body, Params>(app, call, served, (asked) =>
    handle({ ...asked, granted: grantedTo(served.entity, asked.scope.caller.roles) }),
  );
}
