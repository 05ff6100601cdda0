import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedIdentity } from '#identity/identity-options.ts';
import rostrumRealm from '#identity/realms/rostrum-realm.json' with { type: 'json' };
import { CookieJar } from '../support/cookie-jar.ts';
import { academyOrigin, origin, startTestIdentity, userOf } from '../support/embedded-identity.ts';
import {
  askForTokens,
  authorizationUrl,
  endpointsOf,
  exchangeCode,
  openSignIn,
  refresh,
  signIn,
  signInForCode,
  type SignIn,
  type Tokens,
} from '../support/sign-in.ts';

const verifier = 'v'.repeat(43);

let identity: EmbeddedIdentity;

beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.close());

const as = (username: string, changes: Partial<SignIn> = {}) => userOf(identity, username, changes);

async function errorOf(response: Response): Promise<unknown> {
  const body: { error?: unknown } = await response.json();
  return body.error;
}

async function tokensOf(response: Response): Promise<Tokens> {
  const tokens: Tokens = await response.json();
  return tokens;
}

/** What a refused authorization request leads to: the error that the application is told, else the page's status. */
async function refusalOf(changes: Record<string, string | undefined>): Promise<string | number | null> {
  const response = await new CookieJar().fetch(authorizationUrl(as('super.admin'), changes));
  const location = response.headers.get('Location');
  return location ? new URLSearchParams(location.split(/[?#]/)[1]).get('error') : response.status;
}

test('the code flow with PKCE gives an access token that says who the user is and what they may do', async () => {
  const { access_token: token } = await signIn(as('super.admin'));
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
  expect(decodeJwt(token)).toMatchObject({
    iss: `${identity.url}/realms/rostrum`,
    aud: 'rostrum-api',
    azp: 'rostrum-admin',
    typ: 'Bearer',
    sub: '11111111-1111-4111-8111-111111111111',
    sid: expect.any(String),
    given_name: 'Sunita',
    family_name: 'Rao',
    preferred_username: 'super.admin',
    email: 'super.admin@example.test',
    realm_access: { roles: ['super-admin'] },
    tenant: ['localhost'],
    loginCode: 'SA0001',
  });
});

test('the ID token carries the profile and the same session as the access token', async () => {
  const { access_token: access, id_token: id } = await signIn(as('trainer'));
  expect(decodeJwt(id)).toMatchObject({
    aud: 'rostrum-admin',
    preferred_username: 'trainer',
    given_name: 'Tomás',
    sid: decodeJwt(access)['sid'],
  });
});

test('the refresh token can be read as a JWT, as keycloak-js demands', async () => {
  const { refresh_token: token } = await signIn(as('instructor'));
  const { exp = 0, iat = 0, ...content } = decodeJwt(token);
  expect(content).toMatchObject({ typ: 'Refresh', azp: 'rostrum-admin', sub: '33333333-3333-4333-8333-333333333333' });
  expect(exp - iat).toBe(1800);
});

test('a user without a role signs in and has no roles', async () => {
  const { access_token: token } = await signIn(as('nobody'));
  expect(decodeJwt(token)['realm_access']).toEqual({ roles: [] });
});

test.for([
  ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
  ['with PKCE plain', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['for a foreign redirect', { redirect_uri: 'http://evil.test/' }, 400],
  ['for a path below the redirect', { redirect_uri: `${origin}/deep` }, 400],
  ['of the implicit flow', { response_type: 'token', response_mode: undefined }, 'invalid_request'],
  ['with the answer in the fragment', { response_mode: 'fragment' }, 'invalid_request'],
  ['with the answer in a form', { response_mode: 'form_post' }, 400],
  ['of an unknown client', { client_id: 'somebody' }, 400],
] as const)('an authorization request %s is refused', async ([, changes, refusal]) => {
  expect(await refusalOf(changes)).toBe(refusal);
});

test('the password grant is refused', async () => {
  const fields = { grant_type: 'password', username: 'super.admin', password: 'rostrum-demo' };
  expect(await errorOf(await askForTokens(as('super.admin'), fields))).toBe('unsupported_grant_type');
});

test('a code is worth nothing without its verifier', async () => {
  const { code } = await signInForCode(as('super.admin'));
  const answer = await exchangeCode(as('super.admin'), { code, verifier: 'w'.repeat(43) });
  expect(await errorOf(answer)).toBe('invalid_grant');
});

test('a code works once, and its second use ends what the first one gave', async () => {
  const granted = await signInForCode(as('super.admin'));
  const first = await tokensOf(await exchangeCode(as('super.admin'), granted));
  expect(await errorOf(await exchangeCode(as('super.admin'), granted))).toBe('invalid_grant');
  expect(await errorOf(await refresh(as('super.admin'), first.refresh_token))).toBe('invalid_grant');
});

test('a refresh token is replaced on use', async () => {
  const first = await signIn(as('trainer'));
  const second = await tokensOf(await refresh(as('trainer'), first.refresh_token));
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect((await refresh(as('trainer'), second.refresh_token)).status).toBe(200);
});

test('refreshing never prolongs a sign-in beyond the end of its session', async () => {
  const short: unknown = JSON.parse(
    JSON.stringify(rostrumRealm).replace('"ssoSessionMaxLifespan":36000', '"ssoSessionMaxLifespan":100'),
  );
  const own = await startTestIdentity({ realmFiles: [short] });
  const trainer = userOf(own, 'trainer');
  const second = await tokensOf(await refresh(trainer, (await signIn(trainer)).refresh_token));
  const { exp = Infinity, iat = 0 } = decodeJwt(second.refresh_token);
  expect(exp - iat).toBeLessThanOrEqual(100);
  await own.close();
});

test('the reuse of a refresh token ends the whole session', async () => {
  const jar = new CookieJar();
  const first = await signIn(as('trainer', { jar }));
  const second = await tokensOf(await refresh(as('trainer'), first.refresh_token));
  const reuse = await refresh(as('trainer'), first.refresh_token);
  expect(reuse.status).toBe(400);
  expect(await errorOf(reuse)).toBe('invalid_grant');
  expect(await errorOf(await refresh(as('trainer'), second.refresh_token))).toBe('invalid_grant');
  const page = await openSignIn(as('trainer'), verifier, jar);
  expect(await page.text()).toContain('kc-form-login');
});

test('of several refreshes with one token at once, at most one succeeds', async () => {
  const { refresh_token: token } = await signIn(as('trainer'));
  const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(as('trainer'), token)));
  const statuses = answers.map((answer) => answer.status).sort((a, b) => a - b);
  expect(statuses.slice(1)).toEqual([400, 400, 400, 400]);
});

test('who is signed in signs in again without the form', async () => {
  const jar = new CookieJar();
  await signIn(as('trainer', { jar }));
  const answer = await openSignIn(as('trainer'), verifier, jar);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toMatch(/^http:\/\/localhost:4200\/\?code=/);
});

test('a token of one tenant is worth nothing at another', async () => {
  const tokens = await signIn(as('academy.admin', { realm: 'academy', origin: academyOrigin }));
  expect(decodeJwt(tokens.access_token)['tenant']).toEqual(['academy.localhost']);
  const info = await fetch(`${endpointsOf(as('trainer'))}/userinfo`, {
    headers: { Authorization: `Bearer ${tokens.access_token}` },
  });
  expect(info.status).toBe(401);
  expect(await errorOf(await refresh(as('trainer'), tokens.refresh_token))).toBe('invalid_grant');
});

test('userinfo and account tell who the bearer is', async () => {
  const { access_token: token } = await signIn(as('trainer'));
  const headers = { Authorization: `Bearer ${token}`, Origin: origin };
  const info = await fetch(`${endpointsOf(as('trainer'))}/userinfo`, { headers });
  expect(await info.json()).toMatchObject({ preferred_username: 'trainer', realm_access: { roles: ['trainer'] } });
  const account = await fetch(`${identity.url}/realms/rostrum/account`, { headers });
  expect(await account.json()).toMatchObject({ username: 'trainer', firstName: 'Tomás', lastName: 'Núñez' });
});

test('userinfo refuses an ID token', async () => {
  const { id_token: token } = await signIn(as('trainer'));
  const info = await fetch(`${endpointsOf(as('trainer'))}/userinfo`, { headers: { Authorization: `Bearer ${token}` } });
  expect(info.status).toBe(401);
});

test('signing out with the ID token ends the session and returns to the application', async () => {
  const jar = new CookieJar();
  const tokens = await signIn(as('trainer', { jar }));
  const query = new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: `${origin}/login` });
  const page = await (await jar.fetch(`${endpointsOf(as('trainer'))}/logout?${query}`)).text();
  expect(page).toContain("getElementById('kc-logout').click()");
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const answer = await jar.fetch(`${endpointsOf(as('trainer'))}/logout/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
  expect(answer.headers.get('Location')).toBe(`${origin}/login`);
  expect(await errorOf(await refresh(as('trainer'), tokens.refresh_token))).toBe('invalid_grant');
});

test('signing out without proof asks first', async () => {
  const jar = new CookieJar();
  await signIn(as('trainer', { jar }));
  const page = await (await jar.fetch(`${endpointsOf(as('trainer'))}/logout`)).text();
  expect(page).toContain('Do you want to sign out?');
  expect(page).not.toContain('<script');
});

test.for([
  ['redirectUris with a wildcard', '"redirectUris":["', '"redirectUris":["*","', 'spell out'],
  [
    'the implicit flow',
    '"implicitFlowEnabled":false',
    '"implicitFlowEnabled":true',
    'implicitFlowEnabled must be false',
  ],
  ['the password grant', '"directAccessGrantsEnabled":false', '"directAccessGrantsEnabled":true', 'must be false'],
  ['no PKCE', '"S256"', '""', 'PKCE'],
  ['no user name', '"username":"trainer"', '"username":7', 'users[1].username must be text'],
] as const)('a realm file with %s is refused', async ([, from, to, reason]) => {
  const file: unknown = JSON.parse(JSON.stringify(rostrumRealm).replace(from, to));
  await expect(startTestIdentity({ realmFiles: [file] })).rejects.toThrow(reason);
});
