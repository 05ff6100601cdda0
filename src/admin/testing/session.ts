import type { Session } from '../session/session.ts';

/** A signed-in super admin, whose zone is UTC. */
export function aSession(overrides: Partial<Session> = {}): Session {
  return {
    tenant: 'localhost',
    roles: ['superAdmin'],
    culture: 'en',
    hasInbox: false,
    startAnew: () => {},
    user,
    ...overrides,
  };
}

const user = {
  key: 'a1',
  loginCode: 'super.admin',
  name: 'Sunita Rao',
  email: 'super.admin@example.test',
  zone: { label: '(UTC) UTC', iana: 'UTC', isKnown: true },
  dateFormat: 'dd/MM/yyyy',
  dateTimeFormat: 'dd/MM/yyyy hh:mm tt',
};
