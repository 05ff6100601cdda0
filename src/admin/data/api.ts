import { HttpError } from 'react-admin';
import type { Call } from '#model/calls.ts';
import { countRequest } from './loading.ts';
import { announceProblem, type ProblemBody } from './problems.ts';

interface Options {
  /** Such as `/api`. */
  baseUrl: string;
  /** Who asks, and for which tenant; absent for servers that shall not know. */
  identity?: {
    /** The tenant: the cookie's value. */
    hostname: string;
    /** A token that lives long enough for a call; undefined when nobody is signed in. */
    token: () => Promise<string | undefined>;
  };
}

interface Request {
  query?: Record<string, string>;
  body?: unknown;
  /** Beside those that every request has. */
  headers?: HeadersInit | undefined;
  signal?: AbortSignal | undefined;
  /** The statuses that the caller shows itself; the others are announced. */
  quiet?: readonly number[] | 'all';
}

interface UploadRequest extends Omit<Request, 'body'> {
  /** How much of the file has been sent, in percent. */
  onProgress?: (percent: number) => void;
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
  /** For whom the headers of the answer matter too. */
  answer: (call: Call, request?: Request) => Promise<Response>;
  /** Sends a file as the multipart field `FormFile`. */
  upload: <Answer>(call: Call, file: File, request?: UploadRequest) => Promise<Answer>;
  /** Where a call is, for whoever makes it without us. */
  addressOf: (call: Call, query: Record<string, string>) => string;
}

/** Calls of a server; each rejects with an `HttpError` whose body is a `ProblemBody`. */
export function createApi(options: Options): Api {
  const answer: Api['answer'] = (call, request = {}) => answerOf(request, () => reach(options, call, request));
  return {
    json: async (call, request = {}) => (await answer(call, request)).json(),
    download: async (call, request = {}) => {
      const file = await answer(call, request);
      const disposition = file.headers.get('Content-Disposition') ?? '';
      return { content: await file.blob(), name: /filename="?([^";]+)/.exec(disposition)?.[1] };
    },
    answer,
    upload: async (call, file, request = {}) =>
      (await answerOf(request, () => reachWithFile(options, call, file, request))).json(),
    addressOf: (call, query) => new URL(addressOf(options, call, { query }), location.href).href,
  };
}

/** The same calls for whoever shows every problem itself. */
export function quietly(api: Api): Api {
  const quiet = 'all';
  return {
    ...api,
    json: (call, request) => api.json(call, { ...request, quiet }),
    download: (call, request) => api.download(call, { ...request, quiet }),
    answer: (call, request) => api.answer(call, { ...request, quiet }),
    upload: (call, file, request) => api.upload(call, file, { ...request, quiet }),
  };
}

async function answerOf({ quiet = [] }: Request, ask: () => Promise<Response>): Promise<Response> {
  countRequest(1);
  try {
    const answer = await ask();
    if (answer.ok) return answer;
    throw await problemOf(answer);
  } catch (error) {
    if (error instanceof HttpError && quiet !== 'all' && !quiet.includes(error.status)) announceProblem(error);
    throw error;
  } finally {
    countRequest(-1);
  }
}

async function reach(options: Options, call: Call, request: Request): Promise<Response> {
  const body = request.body === undefined ? null : JSON.stringify(request.body);
  try {
    const headers = await headersOf(options, request);
    if (body) headers.set('Content-Type', 'application/json');
    const signal = request.signal ?? null;
    return await fetch(addressOf(options, call, request), { method: call.method, headers, body, signal });
  } catch (error) {
    throw request.signal?.aborted ? error : noNetwork();
  }
}

/** Of what it sends, `fetch` tells no progress. */
async function reachWithFile(options: Options, call: Call, file: File, request: UploadRequest): Promise<Response> {
  const { signal, onProgress } = request;
  const headers = await headersOf(options, request);
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open(call.method, addressOf(options, call, request));
    for (const [name, value] of headers) sending.setRequestHeader(name, value);
    sending.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(Math.round((loaded / total) * 100)),
    );
    sending.addEventListener('load', () => resolve(new Response(sending.responseText, { status: sending.status })));
    sending.addEventListener('error', () => reject(noNetwork()));
    sending.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    signal?.addEventListener('abort', () => sending.abort(), { once: true });
    const form = new FormData();
    form.append('FormFile', file);
    sending.send(form);
  });
}

async function headersOf({ identity }: Options, request: Request): Promise<Headers> {
  const headers = new Headers({ ...Object.fromEntries(new Headers(request.headers)), Accept: 'application/json' });
  if (identity) await identify(headers, identity);
  return headers;
}

function addressOf({ baseUrl }: Options, { path }: Call, { query }: Request): string {
  return `${baseUrl}${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
}

function noNetwork(): HttpError {
  return new HttpError('common.noNetwork', 0, { errors: { '': 'common.noNetwork' } } satisfies ProblemBody);
}

async function identify(headers: Headers, { hostname, token }: NonNullable<Options['identity']>): Promise<void> {
  const bearer = await token();
  headers.set('Authorization', bearer ? `Bearer ${bearer}` : '');
  headers.set('hostname', hostname);
}

async function problemOf(answer: Response): Promise<HttpError> {
  const body: unknown = await answer.json().catch(() => null);
  const sent = (body ?? {}) as { errors?: Record<string, unknown>; current?: Record<string, unknown> };
  const problem: ProblemBody = { ...sent, errors: messagesIn(sent.errors) ?? { '': keyOf(answer.status) } };
  return new HttpError(Object.values(problem.errors)[0], answer.status, problem);
}

/** react-admin shows no text for a list of messages, so each field keeps its first one. */
function messagesIn(errors: Record<string, unknown> = {}): Record<string, string> | undefined {
  const messages = Object.entries(errors).map(([field, said]) => [field === RECORD ? '' : field, firstTextIn(said)]);
  return messages.length > 0 ? Object.fromEntries(messages) : undefined;
}

/** What servers written for react-admin call the record as a whole. */
const RECORD = 'root';

/** Servers say `["key"]`, `"a text"`, or, of the record as a whole, `{ "serverError": "a text" }`. */
function firstTextIn(said: unknown): string {
  if (typeof said === 'string') return said;
  return typeof said === 'object' && said !== null ? firstTextIn(Object.values(said)[0]) : '';
}

/** Of a server that says no more than its status. */
function keyOf(status: number): string {
  const isOurs = [403, 404, 409, 413, 415, 429, 503].includes(status);
  if (isOurs) return `common.${status}`;
  return status < 500 ? 'common.400' : 'common.500';
}
