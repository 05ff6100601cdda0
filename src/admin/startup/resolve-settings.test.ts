import { expect, test } from 'vitest';
import { resolveSettings } from './resolve-settings.ts';
import type { RuntimeConfig } from './runtime-config.ts';

const config: RuntimeConfig = {
  clientId: 'rostrum-admin',
  authServerUrl: 'http://identity.test',
  lmsConfigExpiredTime: 3600,
  deploymentPath: '/',
  lmsUrl: 'https://lms.example.com/',
  cultureName: 'en',
  apiUrl: '/api',
  hostname: 'localhost',
  providerName: 'rostrum',
};

const { hostname: _hostname, providerName: _providerName, ...openConfig } = config;

const resolve = (query: string, cookies = {}, using: RuntimeConfig = config) =>
  resolveSettings({ config: using, query: new URLSearchParams(query), cookies });

test('the configuration gives all settings when neither query nor cookies do', () => {
  expect(resolve('')).toEqual({
    hostname: 'localhost',
    providerName: 'rostrum',
    cultureName: 'en',
    clientId: 'rostrum-admin',
    authServerUrl: 'http://identity.test',
  });
});

test('the query comes before the cookies, the cookies before the configuration', () => {
  expect(resolve('cultureName=de', { cultureName: 'fr' })?.cultureName).toBe('de');
  expect(resolve('', { cultureName: 'fr' })?.cultureName).toBe('fr');
});

test.each(['hostname=evil.test', 'providerName=master', 'cultureName=%3Cb%3E'])(
  'a query that the configuration does not allow (%s) gives no settings',
  (query) => {
    expect(resolve(query)).toBeUndefined();
  },
);

test.each([{ hostname: 'evil.test' }, { providerName: 'master' }, { cultureName: 'not a tag' }])(
  'a cookie that the configuration does not allow (%j) is passed over',
  (cookies) => {
    expect(resolve('', cookies)).toEqual(resolve(''));
  },
);

test('a configuration without hostname and provider takes them from the query', () => {
  const settings = resolve('hostname=academy.localhost&providerName=academy', {}, openConfig);
  expect(settings).toMatchObject({ hostname: 'academy.localhost', providerName: 'academy' });
});

test.each(['hostname', 'providerName', 'cultureName', 'clientId', 'authServerUrl'])(
  'an empty %s gives no settings',
  (name) => {
    expect(resolve('', {}, { ...config, [name]: '' })).toBeUndefined();
  },
);
