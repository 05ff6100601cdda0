import type Keycloak from 'keycloak-js';
import { expect, test, vi } from 'vitest';
import { freshToken } from './fresh-token.ts';

test('a token is made to live thirty seconds more before it is used', async () => {
  const updateToken = vi.fn<Keycloak['updateToken']>(() => Promise.resolve(true));
  expect(await freshToken({ token: 'token', updateToken } as Partial<Keycloak> as Keycloak)).toBe('token');
  expect(updateToken).toHaveBeenCalledWith(30);
});

test('nobody signed in has no token', async () => {
  expect(await freshToken({} as Keycloak)).toBeUndefined();
});

test('a token that could not be refreshed is still sent', async () => {
  const updateToken = () => Promise.reject(new Error('network'));
  expect(await freshToken({ token: 'token', updateToken } as Partial<Keycloak> as Keycloak)).toBe('token');
});
