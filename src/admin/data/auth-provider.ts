import type Keycloak from 'keycloak-js';
import type { AuthProvider } from 'react-admin';
import { keycloakAuthProvider } from 'ra-keycloak';
import { calls } from '#model/calls.ts';
import { rolesOf, type Permissions, type Role } from '#model/roles.ts';
import { rememberSignOut } from '../startup/signed-out.ts';
import type { User } from '../session/session.ts';
import type { Api } from './api.ts';
import { statusOf } from './problems.ts';
import { readUser, type WireUser } from './user.ts';

/** ra-keycloak's provider with the roles and the person of our API, and the logout of the specification. */
export interface RostrumAuthProvider extends AuthProvider {
  getPermissions: () => Promise<Role[]>;
  getIdentity: () => Promise<User & { id: string; fullName: string }>;
}

interface Options {
  identity: Keycloak;
  api: Api;
  /** Where a normal logout returns to: origin and base path. */
  home: string;
}

export function createAuthProvider({ identity, api, home }: Options): RostrumAuthProvider {
  const base = keycloakAuthProvider(identity, { logoutRedirectUri: home, loginRedirectUri: home });
  return {
    ...base,
    getPermissions: async () => rolesOf(await api.json<Permissions>(calls.checkUserPermission, { quiet: [401] })),
    getIdentity: async () => {
      const user = readUser(await api.json<WireUser>(calls.loginUserDetails));
      return { ...user, id: user.key, fullName: user.name };
    },
    // Specification, section 8: a 401 is only logged.
    checkError: (error: unknown) => {
      if (statusOf(error) === 401) console.error(error); // oxlint-disable-line no-console
      return Promise.resolve();
    },
    logout: (params) => {
      if (!isSignedIn(identity)) return Promise.resolve('/login');
      rememberSignOut();
      return base.logout(params);
    },
  };
}

/** Specification, section 2: with an expired or missing id token there is nothing left to end at the provider. */
function isSignedIn(identity: Keycloak): boolean {
  return Boolean(identity.idToken) && Boolean(identity.token) && !identity.isTokenExpired();
}
