import type Keycloak from 'keycloak-js';
import { expect, test, vi } from 'vitest';
import type { Api } from './api.ts';
import { createAuthProvider } from './auth-provider.ts';

const noCall = () => Promise.reject(new Error('no call is expected'));
const api: Api = { json: noCall, download: noCall, answer: noCall, upload: noCall, addressOf: () => '' };
const providerOf = (identity: Partial<Keycloak>) =>
  createAuthProvider({ identity: identity as Keycloak, api, home: 'http://localhost:4200/' });

test('a logout without an id token leads to /login', async () => {
  expect(await providerOf({ token: 'token', isTokenExpired: () => false }).logout({})).toBe('/login');
});

test('a logout with an expired token leads to /login', async () => {
  const identity = { token: 'token', idToken: 'id', isTokenExpired: () => true };
  expect(await providerOf(identity).logout({})).toBe('/login');
});

test('a normal logout ends the session at the provider and returns to the home page', async () => {
  const logout = vi.fn<Keycloak['logout']>(() => Promise.resolve());
  const identity = { didInitialize: true, token: 'token', idToken: 'id', isTokenExpired: () => false, logout };
  expect(await providerOf(identity).logout({})).toBe(false);
  expect(logout).toHaveBeenCalledWith({ redirectUri: 'http://localhost:4200/' });
});

test('no error ends the session', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const provider = providerOf({});
  for (const status of [400, 401, 403, 500]) expect(await provider.checkError({ status })).toBeUndefined();
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
