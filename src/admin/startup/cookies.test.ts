import { expect, test } from 'vitest';
import { cookieText, readCookies } from './cookies.ts';

test('a cookie is for the whole site, lives as long as configured and stays on it', () => {
  const text = cookieText('hostname', 'localhost', { maxAge: 3600, secure: false });
  expect(text).toBe('hostname=localhost; Path=/; Max-Age=3600; SameSite=Lax');
});

test('over https a cookie is secure', () => {
  expect(cookieText('cultureName', 'en', { maxAge: 60, secure: true })).toMatch(/; Secure$/);
});

test('only the three cookies are read, and what was encoded is decoded', () => {
  const text = 'other=1; hostname=academy.localhost; cultureName=pt%2DBR; providerName=%';
  expect(readCookies(text)).toEqual({ hostname: 'academy.localhost', cultureName: 'pt-BR', providerName: '%' });
});
