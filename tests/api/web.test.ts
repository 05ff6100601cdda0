import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type Api } from '../support/api.ts';
import { engines } from '../support/engines.ts';
import { servedCalls } from '../support/served-calls.ts';

let api: Api;
let folder: string;
const foreignServers = { topic: { url: 'https://lms.example.test/api/topics', offers: ['history'] } };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rostrum-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Rostrum</title>');
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
  const [engine] = engines;
  if (!engine) throw new Error('There is no engine');
  const env = { WEB_DIR: folder, ALLOWED_ORIGINS: 'https://app.example.test' };
  api = await startApi(engine, { env: { ...env, FOREIGN_SERVERS: JSON.stringify(foreignServers) } });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => api.anonymous.send({ method: 'GET', url, headers });

test.each([
  ['localhost:4200', 'localhost', 'rostrum'],
  ['localhost', 'localhost', 'rostrum'],
  ['academy.localhost:4200', 'academy.localhost', 'academy'],
  ['127.0.0.1:4200', 'localhost', 'rostrum'],
  ['[::1]:4200', 'localhost', 'rostrum'],
  ['LocalHost:4200', 'localhost', 'rostrum'],
])('config.json on %s is that of its tenant', async (host, hostname, providerName) => {
  const { status, body, headers } = await get('/config.json', { host });
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toEqual({
    clientId: 'rostrum-admin',
    authServerUrl: api.issuer.url,
    lmsConfigExpiredTime: 3600,
    deploymentPath: '/',
    lmsUrl: 'https://lms.example.com',
    cultureName: 'en',
    apiUrl: '/api',
    hostname,
    providerName,
    foreignServers,
  });
});

test('config.json of a host that is no tenant does not exist', async () => {
  expect((await get('/config.json', { host: 'evil.example' })).status).toBe(404);
});

test('deep links are the application, under its own policy', async () => {
  for (const path of ['/', '/learning-environment', '/program/0a/event/1b/administrator?x=1', '/unauthorized']) {
    const { status, text, headers } = await get(path, { accept: 'text/html,*/*' });
    expect([path, [status, text]]).toEqual([path, [200, '<!doctype html><title>Rostrum</title>']]);
    expect(headers['cache-control']).toBe('no-cache');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`connect-src 'self' ${api.issuer.url} https://lms.example.test;`);
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('files with a hash in their name are kept for a year, missing ones do not exist', async () => {
  const kept = await get('/assets/app-1a2b.js');
  expect([kept.status, kept.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await get('/assets/app-gone.js', { accept: '*/*' })).status).toBe(404);
});

test.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2fpackage.json',
  '/.env',
  '/..%5cpackage.json',
])('%s is no way out of the folder', async (path) => {
  const { status, text } = await get(path);
  expect([400, 403, 404]).toContain(status);
  expect(text).not.toContain('"name"');
});

test('an API call that does not exist is no deep link', async () => {
  const { status, body } = await get('/api/learner/nothing', { accept: 'text/html' });
  expect([status, body]).toEqual([404, { errors: { '': ['common.notFound'] } }]);
});

test('the OpenAPI document lists the calls of the specification, and can be read as a page', async () => {
  const served = (await servedCalls(api)).map(({ method, path }) => `${method} ${path}`);
  const specified = [
    'GET /learning-environment/check-user-permission',
    'GET /user/get-login-user-details',
    'GET /localization-management/module-resources',
    'POST /learning-environment/save',
    'POST /learning-environment/paginated-list',
    'POST /learning-environment/update',
    'GET /learning-environment/attributes-for-security-filter',
    'POST /learning-environment/validate-user-filter-criteria',
    'GET /learning-environment/detail',
    'GET /learning-environment/get-holidays',
    'POST /learning-environment/update-status',
  ];
  expect(served).toEqual(expect.arrayContaining(specified));
});

test('the page of the documentation is reached at the address that the product prints, with its parts', async () => {
  const printed = await get('/api/docs');
  const page = printed.status === 200 ? '/api/docs' : String(printed.headers['location']);
  const { status, text } = await get(page);
  expect(status).toBe(200);
  const parts = [...text.matchAll(/(?:href|src)="([.][^"]+)"/g)].map(([, part = '']) => part);
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) {
    const { pathname } = new URL(part, `http://localhost${page}`);
    expect([pathname, (await get(pathname)).status]).toEqual([pathname, 200]);
  }
});

test('metrics count answers by route, never by address', async () => {
  await get('/healthz');
  await api.admin.get('/learner/detail', { key: 'a'.repeat(32) });
  const { status, text } = await get('/metrics');
  expect(status).toBe(200);
  expect(text).toContain('route="/healthz",status="200"');
  expect(text).toContain('route="/api/learner/detail",status="404"');
  expect(text).not.toContain('a'.repeat(32));
});

test('an application elsewhere may call when it is allowed, others may not, and never with cookies', async () => {
  const preflight = (origin: string) =>
    api.anonymous.send({
      method: 'OPTIONS',
      url: '/api/learner/save',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'hostname' },
    });
  const { headers } = await preflight('https://app.example.test');
  expect(headers['access-control-allow-origin']).toBe('https://app.example.test');
  expect(headers['access-control-allow-headers']).toMatch(/hostname/);
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
  for (const origin of ['https://evil.example', 'null', 'https://app.example.test.evil.example']) {
    expect((await preflight(origin)).headers['access-control-allow-origin']).not.toBe(origin);
  }
});

test('healthz says that the process lives, readyz that database and identity answer', async () => {
  expect((await get('/healthz')).body).toEqual({ status: 'ok' });
  expect((await get('/readyz')).body).toEqual({ status: 'ok', database: true, identity: true });
  await api.issuer.stop();
  const without = await get('/readyz');
  expect([without.status, without.body]).toEqual([503, { status: 'unavailable', database: true, identity: false }]);
  expect((await get('/healthz')).status).toBe(200);
});
