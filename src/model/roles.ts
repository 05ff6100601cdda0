/** Roles, where they land and which paths they may enter: specification, sections 2 and 6. */
export type Role = 'superAdmin' | 'trainer' | 'instructor';

/** The answer of `check-user-permission`. */
export interface Permissions {
  isSuperAdmin: boolean;
  isTrainer: boolean;
  isInstructor: boolean;
}

export const noPermissions: Permissions = { isSuperAdmin: false, isTrainer: false, isInstructor: false };

const KEY = '[0-9a-f]+';

/** The tabs of a page are the page. */
const TAB = '(/[a-z]+){0,2}';

const landings: Record<Role, string> = {
  superAdmin: '/learning-environment',
  trainer: '/program',
  instructor: '/program/calendar',
};

const reach: Record<Role, RegExp> = {
  superAdmin: /^\//,
  trainer: /^\/program(\/|$)/,
  instructor: new RegExp(`^/program/(calendar|${KEY}/event/${KEY}/administrator${TAB})/?$`),
};

/** In the order that decides the landing page of a person with several roles. */
export function rolesOf(permissions: Permissions): Role[] {
  const roles: Role[] = [];
  if (permissions.isSuperAdmin) roles.push('superAdmin');
  if (permissions.isTrainer) roles.push('trainer');
  if (permissions.isInstructor) roles.push('instructor');
  return roles;
}

export function permissionsOf(roles: readonly Role[]): Permissions {
  return {
    isSuperAdmin: roles.includes('superAdmin'),
    isTrainer: roles.includes('trainer'),
    isInstructor: roles.includes('instructor'),
  };
}

/** The path a person starts on; undefined without a role. */
export function landingOf(roles: readonly Role[]): string | undefined {
  const [first] = roles;
  return first && landings[first];
}

export function mayEnter(roles: readonly Role[], path: string): boolean {
  return roles.some((role) => reach[role].test(path));
}
