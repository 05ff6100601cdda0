import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type Api } from '../support/api.ts';
import { engines } from '../support/engines.ts';

const path = '/api/learning-environment/check-user-permission';

let api: Api;
let port: number;

beforeAll(async () => {
  const [engine] = engines;
  if (!engine) throw new Error('There is no engine');
  api = await startApi(engine);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

/** The status over a real connection, with headers exactly as they are listed. */
function statusOf(headers: string[]): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { port, host: '127.0.0.1', path, headers: ['host', 'localhost', ...headers] },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    asking.on('error', reject);
    asking.end();
  });
}

const authorization = () => String(api.admin.headers['authorization']);

test('header names count in any case', async () => {
  expect(await statusOf(['AUTHORIZATION', authorization(), 'HostName', 'localhost'])).toBe(200);
});

test('a second authorization header is refused, whichever of the two is good', async () => {
  const hostname = ['hostname', 'localhost'];
  expect(await statusOf(['authorization', authorization(), 'authorization', 'Bearer a.b.c', ...hostname])).toBe(401);
  expect(await statusOf(['authorization', 'Bearer a.b.c', 'authorization', authorization(), ...hostname])).toBe(401);
});

test('a second hostname header is refused', async () => {
  const twice = ['hostname', 'localhost', 'hostname', 'academy.localhost'];
  expect(await statusOf(['authorization', authorization(), ...twice])).toBe(403);
});

test('a token of 20 kB is refused like any other that is worth nothing', async () => {
  expect(await statusOf(['authorization', `Bearer ${'a'.repeat(20_000)}`, 'hostname', 'localhost'])).toBe(401);
});

test('what is no HTTP at all is answered without a word about the server', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
    socket.on('data', (data) => (text += data.toString()));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1[.]1 400 /);
  expect(answer).not.toMatch(/fastify|node|stack|HPE_/i);
});
