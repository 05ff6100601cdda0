import { PGlite } from '@electric-sql/pglite';
import type { EmbeddedIdentity, IdentityOptions } from '#identity/identity-options.ts';
import academyRealm from '#identity/realms/academy-realm.json' with { type: 'json' };
import rostrumRealm from '#identity/realms/rostrum-realm.json' with { type: 'json' };
import { startIdentity } from '#identity/start-identity.ts';
import type { SignIn } from './sign-in.ts';

/** The application's origin in realm rostrum, as the realm file has it by default. */
export const origin = 'http://localhost:4200';

/** The application's origin in realm academy, as the tests have it. */
export const academyOrigin = 'http://learn.example.test';

/** Where the providers of a test file keep what they know. */
export const database = new PGlite();

/** Starts the embedded provider with both demo tenants on a free port. */
export function startTestIdentity(changes: Partial<IdentityOptions> = {}): Promise<EmbeddedIdentity> {
  return startIdentity({
    port: 0,
    realmFiles: [rostrumRealm, academyRealm],
    addresses: { ACADEMY_ORIGIN: academyOrigin },
    query: (text, params) => database.query<Record<string, unknown>>(text, params),
    ...changes,
  });
}

/** How a user of realm rostrum signs in at that provider. */
export function userOf({ url }: EmbeddedIdentity, username: string, changes: Partial<SignIn> = {}): SignIn {
  return { identityUrl: url, realm: 'rostrum', origin, username, ...changes };
}
