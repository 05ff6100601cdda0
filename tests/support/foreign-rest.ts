import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Row {
  id: number;
  [field: string]: unknown;
}

interface Asked {
  method: string;
  /** Below the collection, with its query: such as `/3` or `?range=[0,9]`. */
  path: string;
  headers: Headers;
  body?: unknown;
}

interface Answered {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/**
 * A collection as servers written for ra-data-simple-rest have it, none of ours: numbers for ids, no versions, a PUT
 * that replaces the whole record, filters by equality alone, names that are unique.
 */
export function foreignRest(names: string[]) {
  const rows: Row[] = names.map((name, index) => ({ id: index + 1, name, status: true, owner: 'elsewhere' }));
  const asked: Asked[] = [];
  const collection = { rows, asked, answer: (request: Asked) => answerOf(collection, request) };
  return collection;
}

type Collection = ReturnType<typeof foreignRest>;

function answerOf({ rows, asked }: Collection, request: Asked): Answered {
  asked.push(request);
  const { method, path, body } = request;
  const id = Number(/^\/(\d+)$/.exec(path)?.[1]);
  const place = rows.findIndex((row) => row.id === id);
  if (method === 'GET' && !id) return listOf(rows, new URLSearchParams(path.slice(1)));
  if (method === 'POST' && path === '') return keep(rows, { id: Math.max(...rows.map((row) => row.id)) + 1 }, body);
  if (place < 0) return { status: 404, headers: {}, body: { message: 'No such record' } };
  if (method === 'PUT') return keep(rows, { id }, body);
  if (method === 'DELETE') rows.splice(place, 1);
  return { status: 200, headers: {}, body: method === 'DELETE' ? { id } : rows[place] };
}

function keep(rows: Row[], { id }: { id: number }, body: unknown): Answered {
  const row: Row = { ...(body as object), id };
  const isTaken = rows.some((other) => other.id !== id && other['name'] === row['name']);
  if (isTaken) return { status: 422, headers: {}, body: { errors: { name: 'That name is taken over here' } } };
  const place = rows.findIndex((other) => other.id === id);
  rows.splice(place < 0 ? rows.length : place, 1, row);
  return { status: 200, headers: {}, body: row };
}

function listOf(rows: Row[], query: URLSearchParams): Answered {
  const [field = 'id', order] = JSON.parse(query.get('sort') ?? '[]') as string[];
  const [first = 0, last = 24] = JSON.parse(query.get('range') ?? '[]') as number[];
  const { q = '', ...filter } = JSON.parse(query.get('filter') ?? '{}') as Record<string, unknown>;
  const found = rows
    .filter((row) => String(row['name']).toLowerCase().includes(String(q).toLowerCase()))
    .filter((row) =>
      Object.entries(filter).every(([name, wanted]) => [wanted].flat().map(String).includes(String(row[name]))),
    )
    .toSorted((one, other) => String(one[field]).localeCompare(String(other[field])) * (order === 'DESC' ? -1 : 1));
  const headers = { 'content-range': `topics ${first}-${last}/${found.length}` };
  return { status: 200, headers, body: found.slice(first, last + 1) };
}

/** Serves a collection over HTTP for other origins; `url` is its address. */
export async function serveForeignRest(collection: Collection): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, reply) => {
    const allow = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'content-range' };
    const methods = { 'access-control-allow-methods': '*', 'access-control-allow-headers': '*' };
    if (request.method === 'OPTIONS') return void reply.writeHead(204, { ...allow, ...methods }).end();
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const { method = 'GET', url = '' } = request;
      const headers = new Headers(request.headers as Record<string, string>);
      const path = url.replace(/^\/topics/, '');
      const sent: unknown = text === '' ? undefined : JSON.parse(text);
      const answer = collection.answer({ method, path, headers, body: sent });
      reply.writeHead(answer.status, { ...allow, 'content-type': 'application/json', ...answer.headers });
      reply.end(JSON.stringify(answer.body));
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/topics`, close: () => server.close() };
}
