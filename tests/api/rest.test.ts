import { beforeAll, expect, test } from 'vitest';
import { onEachEngine } from '../support/api.ts';
import type { Answer } from '../support/client.ts';

onEachEngine((api) => {
  beforeAll(async () => {
    for (const name of ['Coaching', 'Negotiation', 'First aid']) await api.admin.save('topic', { name });
  });

  test('a list has a range of rows, their total in the header, and ids', async () => {
    const { status, headers, text } = await list({ sort: '["name","DESC"]', range: '[0,1]' });
    expect([status, headers['content-range']]).toEqual([200, 'topic 0-1/3']);
    const rows = JSON.parse(text) as { id: string; key: string; name: string }[];
    expect(rows.map(({ name }) => name)).toEqual(['Negotiation', 'First aid']);
    expect(rows.every(({ id, key }) => id === key)).toBe(true);
  });

  test('a filter takes criteria, a search text and ids', async () => {
    const [coaching] = JSON.parse((await list({ filter: '{"q":"coach"}' })).text) as { id: string }[];
    expect((await list({ filter: JSON.stringify({ id: [coaching?.id] }) })).headers['content-range']).toBe(
      'topic 0-0/1',
    );
    expect((await list({ filter: '{"name":{"startsWith":"n"}}' })).headers['content-range']).toBe('topic 0-0/1');
    expect((await list({ filter: '{"q":"nothing"}' })).headers['content-range']).toBe('topic 0-0/0');
  });

  test('a row is created, read, changed with its version, and deleted', async () => {
    const { body: row } = await send('POST', '', { name: 'Writing' });
    const path = `/${String(row['id'])}`;
    expect((await send('GET', path)).body).toEqual(row);
    const { body: changed } = await send('PUT', path, { ...row, name: 'Writing well' });
    expect(changed).toMatchObject({ id: row['id'], name: 'Writing well', version: 2 });
    expect((await send('PUT', path, row)).status).toBe(409);
    const asTheyDo = { method: 'DELETE', headers: { 'content-type': 'text/plain' } } as const;
    expect((await api.admin.send({ ...asTheyDo, url: `/api/rest/topic${path}` })).body['id']).toBe(row['id']);
    expect((await send('GET', path)).status).toBe(404);
  });

  test.each([
    { range: '[0,100]' },
    { range: '[5,1]' },
    { range: 'x' },
    { sort: '["nothing","ASC"]' },
    { sort: '["name","sideways"]' },
    { filter: '[]' },
    { filter: '{"nothing":1}' },
    { page: '1' },
  ])('%j is refused', async (query) => {
    expect((await list(query as Record<string, string>)).status).toBe(400);
  });

  test('entities of the other dialect have no such address', async () => {
    expect((await api.admin.get('/rest/learner')).status).toBe(404);
  });

  function list(query: Record<string, string>): Promise<Answer> {
    return api.admin.get('/rest/topic', query);
  }

  function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer> {
    const json = { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    return api.admin.send({ method, url: `/api/rest/topic${path}`, ...(body ? json : {}) });
  }
});
