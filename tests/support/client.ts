import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Values } from '#model/values.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  bytes: Buffer;
  /** The JSON body; an empty object when it is none. */
  body: Values;
  /** `body.items`. */
  items: Values[];
  /** `body.errors`. */
  errors: Record<string, string[]>;
}

export interface Client {
  headers: Record<string, string>;
  get: (path: string, query?: Record<string, string>) => Promise<Answer>;
  /** Sends JSON; without a body nothing at all. */
  post: (path: string, body?: unknown, query?: Record<string, string>) => Promise<Answer>;
  /** Creates a record and answers it; throws when it is refused. */
  save: (entity: string, record: Values) => Promise<Values>;
  /** The items of a list. */
  list: (entity: string, body?: unknown) => Promise<Values[]>;
  /** Anything else, without `/api` before the path. */
  send: (request: InjectOptions) => Promise<Answer>;
  /** The same person with other headers; `undefined` takes one away. */
  with: (headers: Record<string, string | undefined>) => Client;
}

/** A caller of the API with these headers. Paths are those of the contract, without `/api`. */
export function clientOf(app: FastifyInstance, headers: Record<string, string>): Client {
  const send = async (request: InjectOptions): Promise<Answer> =>
    answerOf(await app.inject({ ...request, headers: { ...headers, ...request.headers } }));
  const post: Client['post'] = (path, body, query = {}) =>
    send({
      method: 'POST',
      url: `/api${path}`,
      query,
      ...(body === undefined ? {} : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  return {
    headers,
    send,
    post,
    get: (path, query = {}) => send({ method: 'GET', url: `/api${path}`, query }),
    async save(entity, record) {
      const { status, text, body } = await post(`/${entity}/save`, record);
      if (status !== 200) throw new Error(`${entity} was not saved: ${status} ${text}`);
      return body;
    },
    async list(entity, body = {}) {
      const { status, text, items } = await post(`/${entity}/paginated-list`, body);
      if (status !== 200) throw new Error(`${entity} was not listed: ${status} ${text}`);
      return items;
    },
    with: (changes) => clientOf(app, withoutUndefined({ ...headers, ...changes })),
  };
}

function withoutUndefined(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function answerOf(response: Awaited<ReturnType<FastifyInstance['inject']>>): Answer {
  const body = parsed(response.body);
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    bytes: response.rawPayload,
    body,
    items: (body['items'] ?? []) as Values[],
    errors: (body['errors'] ?? {}) as Record<string, string[]>,
  };
}

function parsed(text: string): Values {
  try {
    return JSON.parse(text) as Values;
  } catch {
    return {};
  }
}
