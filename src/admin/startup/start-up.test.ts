import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { rememberSignOut } from './signed-out.ts';
import { startUp } from './start-up.ts';

const config = {
  clientId: 'rostrum-admin',
  authServerUrl: 'http://identity.test',
  lmsConfigExpiredTime: 3600,
  deploymentPath: '/',
  lmsUrl: '',
  cultureName: 'en',
  apiUrl: '/api',
  hostname: 'localhost',
  providerName: 'rostrum',
};

const server = setupServer();
const realFetch = globalThis.fetch;
beforeAll(() => {
  server.listen();
  const patched = globalThis.fetch;
  // A browser resolves paths against the page; Node has no page.
  globalThis.fetch = (input, init) =>
    patched(typeof input === 'string' ? new URL(input, location.origin) : input, init);
});
beforeEach(() => history.replaceState(null, '', '/learning-environment'));
afterEach(() => server.resetHandlers());
afterAll(() => {
  globalThis.fetch = realFetch;
  server.close();
});

const serveConfig = (body: object, status = 200) =>
  server.use(http.get('*/config.json', () => HttpResponse.json(body, { status })));

test.each(['hostname', 'providerName', 'cultureName', 'clientId', 'authServerUrl'])(
  'an empty %s leads to /unauthorized',
  async (name) => {
    serveConfig({ ...config, [name]: '' });
    expect(await startUp()).toMatchObject({ outcome: 'unauthorized' });
    expect(location.pathname).toBe('/unauthorized');
  },
);

test('a missing configuration leads to /unauthorized', async () => {
  serveConfig({}, 404);
  expect(await startUp()).toMatchObject({ outcome: 'unauthorized' });
  expect(location.pathname).toBe('/unauthorized');
});

test('an identity provider out of reach leads to /unauthorized', async () => {
  serveConfig(config);
  server.use(http.get('http://identity.test/*', () => HttpResponse.error()));
  expect(await startUp()).toMatchObject({ outcome: 'unauthorized' });
  expect(location.pathname).toBe('/unauthorized');
});

test('a provider that answers for another issuer leads to /unauthorized', async () => {
  serveConfig(config);
  const issuer = 'http://evil.test/realms/rostrum';
  server.use(http.get('http://identity.test/*', () => HttpResponse.json({ issuer })));
  expect(await startUp()).toMatchObject({ outcome: 'unauthorized' });
});

test('the settings are kept in the three cookies', async () => {
  serveConfig(config);
  server.use(http.get('http://identity.test/*', () => HttpResponse.error()));
  await startUp();
  expect(document.cookie.split('; ').sort()).toEqual(['cultureName=en', 'hostname=localhost', 'providerName=rostrum']);
});

test('who has just signed out is told so, once, and only where the provider returns to', async () => {
  serveConfig(config);
  server.use(http.get('http://identity.test/*', () => HttpResponse.error()));
  const outcomeAt = async (path: string) => {
    history.replaceState(null, '', path);
    return (await startUp()).outcome;
  };
  rememberSignOut();
  expect([await outcomeAt('/'), await outcomeAt('/')]).toEqual(['signedOut', 'unauthorized']);
  rememberSignOut();
  expect(await outcomeAt('/training')).toBe('unauthorized');
});

test('/unauthorized needs no identity provider', async () => {
  history.replaceState(null, '', '/unauthorized');
  serveConfig(config);
  expect(await startUp()).toEqual({ outcome: 'unauthorized', base: '/' });
});
