import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedIdentity } from '#identity/identity-options.ts';
import rostrumRealm from '#identity/realms/rostrum-realm.json' with { type: 'json' };
import { CookieJar } from '../support/cookie-jar.ts';
import { academyOrigin, database, origin, startTestIdentity, userOf } from '../support/embedded-identity.ts';
import { freePort } from '../support/free-port.ts';
import { authorizationUrl, endpointsOf, openSignIn, refresh, signIn, type SignIn } from '../support/sign-in.ts';

const verifier = 'v'.repeat(43);

let identity: EmbeddedIdentity;

beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.close());

const as = (username: string, changes: Partial<SignIn> = {}) => userOf(identity, username, changes);

test('the application may read token answers, cookies included, and preflights', async () => {
  const answer = await refresh(as('trainer'), 'unknown');
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin);
  expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true');
  const preflight = await fetch(`${endpointsOf(as('trainer'))}/token`, {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(origin);
});

test.for(['http://evil.test', 'null', academyOrigin])('the origin %s may not ask for tokens', async (foreign) => {
  const answer = await refresh(as('trainer', { origin: foreign }), 'unknown');
  expect(answer.status).toBe(403);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('a refresh token survives a restart', async () => {
  const before = await startTestIdentity();
  const { refresh_token: token } = await signIn(as('trainer', { identityUrl: before.url }));
  await before.close();
  const port = await freePort();
  const after = await startTestIdentity({ port, publicUrl: before.url });
  const answer = await refresh(as('trainer', { identityUrl: `http://localhost:${port}` }), token);
  expect(answer.status).toBe(200);
  await after.close();
});

test('no token is kept in the database as it is', async () => {
  const { refresh_token: token } = await signIn(as('trainer'));
  const { rows } = await database.query('select * from identity.artifact');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token.split('.')[2]);
});

test('addresses of the realm file are what the caller says, else their defaults', async () => {
  const academy = as('academy.admin', { realm: 'academy' });
  const open = (changes: object) => new CookieJar().fetch(authorizationUrl(academy, { ...changes }));
  expect((await open({ redirect_uri: `${academyOrigin}/` })).status).toBe(303);
  expect((await open({ redirect_uri: 'http://academy.localhost:4200/' })).status).toBe(400);
  expect((await new CookieJar().fetch(authorizationUrl(as('super.admin')))).status).toBe(303);
});

test('discovery names Keycloak paths under the public address, whatever host was asked', async () => {
  const port = await freePort();
  const own = await startTestIdentity({ port, publicUrl: 'https://id.example.test' });
  const answer = await fetch(`http://localhost:${port}/realms/rostrum/.well-known/openid-configuration`);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const issuer = 'https://id.example.test/realms/rostrum';
  expect(await answer.json()).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/protocol/openid-connect/auth`,
    token_endpoint: `${issuer}/protocol/openid-connect/token`,
    jwks_uri: `${issuer}/protocol/openid-connect/certs`,
    end_session_endpoint: `${issuer}/protocol/openid-connect/logout`,
    code_challenge_methods_supported: ['S256'],
    response_modes_supported: ['query'],
  });
  await own.close();
});

test('the session check tells a living session from another one', async () => {
  const jar = new CookieJar();
  const { sid } = decodeJwt((await signIn(as('trainer', { jar }))).access_token);
  const check = async (state: unknown, asking = origin) => {
    const query = new URLSearchParams({ client_id: 'rostrum-admin', origin: asking, session_state: String(state) });
    const answer = await jar.fetch(`${endpointsOf(as('trainer'))}/login-status-iframe.html/init?${query}`);
    return answer.status;
  };
  expect(await check(sid)).toBe(204);
  expect(await check('another')).toBe(200);
  expect(await check(sid, 'http://evil.test')).toBe(403);
});

test('the probe for third-party cookies reports whether the cookie came back', async () => {
  const probe = `${endpointsOf(as('trainer'))}/3p-cookies`;
  const first = await fetch(`${probe}/step1.html`);
  const cookie = first.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  expect(first.headers.get('Content-Security-Policy')).toContain(`frame-ancestors 'self' ${origin}`);
  expect(await (await fetch(`${probe}/step2.html`, { headers: { cookie } })).text()).toContain("'supported'");
  expect(await (await fetch(`${probe}/step2.html`)).text()).toContain("'unsupported'");
});

test('in production it does not start unless it is allowed to and no demo password is left', async () => {
  await expect(startTestIdentity({ production: true })).rejects.toThrow('Use Keycloak in production');
  await expect(startTestIdentity({ production: true, allowProduction: true })).rejects.toThrow(
    "'super.admin' has the demo password",
  );
  const withOwnPasswords: unknown = JSON.parse(JSON.stringify(rostrumRealm).replaceAll('rostrum-demo', 'a-better-one'));
  const own = await startTestIdentity({ production: true, allowProduction: true, realmFiles: [withOwnPasswords] });
  const options = as('trainer', { identityUrl: own.url, password: 'a-better-one' });
  const page = await openSignIn(options, verifier, new CookieJar());
  expect(await page.text()).not.toContain('Sunita Rao');
  expect(decodeJwt((await signIn(options)).access_token)['preferred_username']).toBe('trainer');
  await own.close();
});

test('a port in use is named', async () => {
  const port = new URL(identity.url).port;
  await expect(startTestIdentity({ port: Number(port) })).rejects.toThrow(`Port ${port} is in use`);
});

test('healthz answers, and an unknown realm does not', async () => {
  expect(await (await fetch(`${identity.url}/healthz`)).json()).toEqual({ status: 'ok' });
  expect((await fetch(`${identity.url}/realms/nowhere/protocol/openid-connect/certs`)).status).toBe(404);
});
