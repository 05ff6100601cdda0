import { http, HttpResponse, type DefaultBodyType, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** A request that the screens made. */
interface Seen {
  /** Path below `/api`, with its query. */
  path: string;
  headers: Headers;
  body: unknown;
}

/** What is answered to the screens of a test, and what they asked. */
export interface FakeApi {
  seen: Seen[];
  /** The requests to a path, first to last. */
  requestsTo: (path: string) => Seen[];
  /** Answers a path with a body, or with what a function makes of the request. */
  on: (path: string, answer: Answer, status?: number) => void;
  use: (...handlers: HttpHandler[]) => void;
}

type Answer = DefaultBodyType | ((request: Seen) => unknown);

/** An API of made-up answers for the tests of a file, without saved views and with nothing to say about actions; what nobody prepared answers 404. */
export function fakeApi(): FakeApi {
  const seen: Seen[] = [];
  const server = setupServer(
    handler(seen, '/:entity/views', { items: [] }, 200),
    handler(seen, '/:entity/actions', {}, 200),
  );
  beforeAll(() => server.listen());
  afterEach(() => {
    server.resetHandlers();
    // What the browser keeps of one test is nothing to the next.
    localStorage.clear();
    seen.length = 0;
  });
  afterAll(() => server.close());
  return {
    seen,
    requestsTo: (path) => seen.filter((request) => request.path.split('?')[0] === path),
    on: (path, answer, status = 200) => server.use(handler(seen, path, answer, status)),
    use: (...handlers) => server.use(...handlers),
  };
}

function handler(seen: Seen[], path: string, answer: Answer, status: number): HttpHandler {
  return http.all(`*/api${path}`, async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const made: Seen = { path: pathname.replace(/^\/api/, '') + search, headers: request.headers, body };
    seen.push(made);
    const content: unknown = typeof answer === 'function' ? await answer(made) : answer;
    return content instanceof Response ? content : HttpResponse.json(content as DefaultBodyType, { status });
  });
}
