import { expect, test } from 'vitest';
import { landingOf, mayEnter, permissionsOf, rolesOf, type Role } from './roles.ts';

const event = '/program/0a1b/event/2c3d/administrator';

test.each<[Role[], string, boolean]>([
  [['superAdmin'], '/learning-environment', true],
  [['superAdmin'], '/program/calendar', true],
  [['trainer'], '/program', true],
  [['trainer'], '/program/0a1b', true],
  [['trainer'], '/programs', false],
  [['trainer'], '/training', false],
  [['trainer'], '/learning-environment', false],
  [['instructor'], '/program/calendar', true],
  [['instructor'], event, true],
  [['instructor'], `${event}/attendance`, true],
  [['instructor'], `${event}/../edit`, false],
  [['instructor'], '/program', false],
  [['instructor'], '/program/calendar/0a1b', false],
  [['instructor'], '/program/xyz/event/2c3d/administrator', false],
  [['instructor', 'trainer'], '/program', true],
  [[], '/program', false],
])('%j at %s: %s', (roles, path, may) => {
  expect(mayEnter(roles, path)).toBe(may);
});

test.each<[Role[], string | undefined]>([
  [['superAdmin', 'trainer', 'instructor'], '/learning-environment'],
  [['trainer', 'instructor'], '/program'],
  [['instructor'], '/program/calendar'],
  [[], undefined],
])('%j lands on %s', (roles, path) => {
  expect(landingOf(roles)).toBe(path);
});

test('roles survive the way over the wire, in the order of their landing pages', () => {
  expect(rolesOf(permissionsOf(['instructor', 'superAdmin']))).toEqual(['superAdmin', 'instructor']);
});
