import { createHmac, generateKeyPairSync } from 'node:crypto';
import { exportJWK, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { onEachEngine } from '../support/api.ts';
import { clientOf } from '../support/client.ts';
import type { Claims } from '../support/token-issuer.ts';

const path = '/learning-environment/check-user-permission';
const now = () => Math.floor(Date.now() / 1000);
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

onEachEngine((api) => {
  const ask = (authorization: string) => clientOf(api.app, { authorization, hostname: 'localhost' }).get(path);
  const statusWith = async (token: string) => (await ask(`Bearer ${token}`)).status;
  const signed = (claims: Claims = {}, header = {}) => api.issuer.sign('rostrum', claims, header);

  test('a good token is taken', async () => {
    expect(await statusWith(await signed())).toBe(200);
  });

  test.each<[string, () => Claims]>([
    ['of another issuer', () => ({ iss: 'https://evil.example/realms/rostrum' })],
    ['of an issuer with a slash more', () => ({ iss: `${api.issuer.url}/realms/rostrum/` })],
    ['without an issuer', () => ({ iss: undefined })],
    ['whose issuer is a list', () => ({ iss: [`${api.issuer.url}/realms/rostrum`] })],
    ['of a realm that is no tenant', () => ({ iss: `${api.issuer.url}/realms/master` })],
    ['of the other realm with these keys', () => ({ iss: `${api.issuer.url}/realms/academy` })],
    ['for another audience', () => ({ aud: 'account' })],
    ['for nobody', () => ({ aud: undefined })],
    ['of another client', () => ({ azp: 'somebody' })],
    ['of no client', () => ({ azp: undefined })],
    ['without a subject', () => ({ sub: undefined })],
    ['expired six seconds ago', () => ({ exp: now() - 6 })],
    ['that never expires', () => ({ exp: undefined })],
    ['whose expiry is text', () => ({ exp: 'tomorrow' })],
    ['not yet valid', () => ({ nbf: now() + 60 })],
    ['without a time of issue', () => ({ iat: undefined })],
    ['that is an ID token', () => ({ typ: 'ID' })],
    ['that is a refresh token', () => ({ typ: 'Refresh' })],
  ])('a token %s is refused', async (_what, claims) => {
    expect(await statusWith(await signed(claims()))).toBe(401);
  });

  test('the clocks may differ by a few seconds', async () => {
    expect(await statusWith(await signed({ exp: now() - 2 }))).toBe(200);
    expect(await statusWith(await signed({ nbf: now() + 3 }))).toBe(200);
  });

  test('the header must say that it is an access token', async () => {
    expect(await statusWith(await signed({}, { typ: 'JWT' }))).toBe(401);
    expect(await statusWith(await signed({}, { typ: undefined }))).toBe(401);
  });

  test.each(['none', 'None', 'NONE'])('a token signed with %s is refused', async (alg) => {
    const [, payload = ''] = (await signed()).split('.');
    expect(await statusWith(`${encoded({ alg, typ: 'at+jwt' })}.${payload}.`)).toBe(401);
    expect(await statusWith(`${encoded({ alg, typ: 'at+jwt' })}.${payload}.AA`)).toBe(401);
  });

  test('a token signed with the public key as a secret is refused', async () => {
    const [, payload = ''] = (await signed()).split('.');
    const pem = api.issuer.publicKeyOf('rostrum').export({ type: 'spki', format: 'pem' });
    const content = `${encoded({ alg: 'HS256', typ: 'at+jwt', kid: 'rostrum' })}.${payload}`;
    expect(await statusWith(`${content}.${createHmac('sha256', pem).update(content).digest('base64url')}`)).toBe(401);
  });

  test('keys that a token brings or points at are not used', async () => {
    const [, payload = ''] = (await signed()).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
    const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const jwk = await exportJWK(own.publicKey);
    for (const header of [
      { jwk },
      { jku: 'https://evil.example/keys' },
      { kid: 'rostrum' },
      { kid: '../../dev/null' },
    ]) {
      const forged = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', ...header });
      expect([JSON.stringify(header), await statusWith(await forged.sign(own.privateKey))]).toEqual([
        JSON.stringify(header),
        401,
      ]);
    }
  });

  test('a token that was changed after signing is refused', async () => {
    const [header, payload = '', signature] = (await signed({ realm_access: { roles: [] } })).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
    const promoted = encoded({ ...claims, realm_access: { roles: ['super-admin'] } });
    expect(await statusWith(`${header}.${payload}.${signature}`)).toBe(200);
    expect(await statusWith(`${header}.${promoted}.${signature}`)).toBe(401);
  });

  test('extensions that we do not know are refused', async () => {
    const token = await signed();
    const [, payload, signature] = token.split('.');
    expect(
      await statusWith(`${encoded({ alg: 'RS256', typ: 'at+jwt', crit: ['x'], x: 1 })}.${payload}.${signature}`),
    ).toBe(401);
  });

  test('a token counts in its header only, and only as a bearer', async () => {
    const token = await signed();
    for (const authorization of [
      `Basic ${token}`,
      token,
      `bearer  ${token}`,
      `Bearer ${token}, Bearer ${token}`,
      `Bearer ${token} x`,
    ]) {
      expect([authorization.slice(0, 12), (await ask(authorization)).status]).toEqual([
        authorization.slice(0, 12),
        401,
      ]);
    }
    for (const name of ['token', 'access_token', 'authorization']) {
      expect([name, (await api.anonymous.with({ hostname: 'localhost' }).get(path, { [name]: token })).status]).toEqual(
        [name, 401],
      );
      const cookie = { hostname: 'localhost', cookie: `${name}=${token}` };
      expect([name, (await api.anonymous.with(cookie).get(path)).status]).toEqual([name, 401]);
    }
  });

  test.each([
    ['20 kB', 'a'.repeat(20_000)],
    ['no dots', 'abc'],
    ['five parts', 'a.b.c.d.e'],
    ['empty parts', '..'],
    ['a payload of null', `${encoded({ alg: 'RS256' })}.${encoded(null)}.AA`],
    ['a payload that is no JSON', `${encoded({ alg: 'RS256' })}.AAAA.AA`],
    ['a header of null', `${encoded(null)}.${encoded({ iss: 'x' })}.AA`],
  ])('a token of %s is refused', async (_what, token) => {
    expect(await statusWith(token)).toBe(401);
  });

  test('a long but honest token of 20 kB is refused', async () => {
    expect(await statusWith(await signed({ padding: 'x'.repeat(20_000) }))).toBe(401);
  });

  test('keys are fetched once, however many tokens and unknown keys come', async () => {
    await statusWith(await signed());
    const before = api.issuer.fetches();
    const good = await signed();
    const unknown = await Promise.all(
      Array.from({ length: 20 }, (_, index) => signed({}, { kid: `unknown-${index}` })),
    );
    const statuses = await Promise.all([...unknown.map((token) => statusWith(token)), statusWith(good)]);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([401]));
    expect(statuses.at(-1)).toBe(200);
    expect(api.issuer.fetches() - before).toBeLessThanOrEqual(1);
  });

  test('roles are those of the token, and an unknown one is none', async () => {
    const flags = async (roles: unknown) => (await ask(`Bearer ${await signed({ realm_access: { roles } })}`)).body;
    const none = { isSuperAdmin: false, isTrainer: false, isInstructor: false };
    expect(await flags(['super-admin', 'instructor'])).toEqual({ ...none, isSuperAdmin: true, isInstructor: true });
    expect(await flags(['trainer', 'offline_access', 'Super-Admin'])).toEqual({ ...none, isTrainer: true });
    expect(await flags([])).toEqual(none);
    expect((await ask(`Bearer ${await signed({ realm_access: undefined })}`)).body).toEqual(none);
  });
});
