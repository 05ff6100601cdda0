import { expect, test } from 'vitest';
import { isOwnPath, rememberPath, takeRememberedPath } from './return-path.ts';

test.each(['/', '/learning-environment?page=2', '/program/calendar#today'])('%s is a path of this origin', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each(['//evil.test', '/\\evil.test', 'https://evil.test/', 'javascript:alert(1)', ''])('%s is none', (path) => {
  expect(isOwnPath(path)).toBe(false);
});

test('a remembered path is given back once', () => {
  rememberPath('/learning-environment');
  expect(takeRememberedPath()).toBe('/learning-environment');
  expect(takeRememberedPath()).toBeUndefined();
});
