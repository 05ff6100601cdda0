import { HttpError } from 'react-admin';
import type { Call } from '#model/calls.ts';
import { countRequest } from './loading.ts';
import { announceProblem, type ProblemBody } from './problems.ts';

interface Options {
  /** Such as `/api`. */
  baseUrl: string;
  /** The tenant: the cookie's value. */
  hostname: string;
  /** A token that lives long enough for a call; undefined when nobody is signed in. */
  token: () => Promise<string | undefined>;
}

interface Request {
  query?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** The statuses that the caller shows itself; the others are announced. */
  quiet?: number[];
}

export interface Download {
  content: Blob;
  /** As the server names it. */
  name: string | undefined;
}

/** The one door to the network. */
export interface Api {
  json: <Answer>(call: Call, request?: Request) => Promise<Answer>;
  download: (call: Call, request?: Request) => Promise<Download>;
}

/** Calls of the API; each rejects with an `HttpError` whose body is a `ProblemBody`. */
export function createApi(options: Options): Api {
  return {
    json: async (call, request = {}) => (await send(options, call, request)).json(),
    download: async (call, request = {}) => {
      const answer = await send(options, call, request);
      const disposition = answer.headers.get('Content-Disposition') ?? '';
      return { content: await answer.blob(), name: /filename="?([^";]+)/.exec(disposition)?.[1] };
    },
  };
}

async function send(options: Options, call: Call, request: Request): Promise<Response> {
  countRequest(1);
  try {
    const answer = await reach(options, call, request);
    if (answer.ok) return answer;
    throw await problemOf(answer);
  } catch (error) {
    if (error instanceof HttpError && !request.quiet?.includes(error.status)) announceProblem(error);
    throw error;
  } finally {
    countRequest(-1);
  }
}

async function reach({ baseUrl, hostname, token }: Options, call: Call, request: Request): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json', hostname });
  const body = request.body === undefined ? null : JSON.stringify(request.body);
  if (body) headers.set('Content-Type', 'application/json');
  const query = request.query ? `?${new URLSearchParams(request.query).toString()}` : '';
  try {
    const bearer = await token();
    headers.set('Authorization', bearer ? `Bearer ${bearer}` : '');
    const signal = request.signal ?? null;
    return await fetch(`${baseUrl}${call.path}${query}`, { method: call.method, headers, body, signal });
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new HttpError('common.noNetwork', 0, { errors: { '': 'common.noNetwork' } } satisfies ProblemBody);
  }
}

/** react-admin shows no text for a list of messages, so each field keeps its first one. */
async function problemOf(answer: Response): Promise<HttpError> {
  const body: unknown = await answer.json().catch(() => null);
  const sent = (body ?? {}) as { errors?: Record<string, string[] | string>; current?: Record<string, unknown> };
  const errors = Object.fromEntries(
    Object.entries(sent.errors ?? {}).map(([field, keys]) => [field, [keys].flat()[0] ?? '']),
  );
  const all = Object.keys(errors).length > 0 ? errors : { '': `common.${answer.status}` };
  const problem: ProblemBody = { ...sent, errors: all };
  return new HttpError(Object.values(all)[0], answer.status, problem);
}
