import { hasDemoPassword } from './people/demo-password.ts';
import type { IdentityOptions } from './identity-options.ts';
import type { Realm } from './realm/realm.ts';

/** Throws when the embedded provider would serve a production system without being asked to, or with demo passwords. */
export function refuseProduction(options: IdentityOptions, realms: Realm[]): void {
  if (!options.production) return;
  if (!options.allowProduction) {
    throw new Error(
      'The embedded identity provider is for development. Use Keycloak in production (AUTH_SERVER_URL), or set ALLOW_EMBEDDED_IDENTITY=yes.',
    );
  }
  const demoUser = realms.flatMap((realm) => realm.users).find(hasDemoPassword);
  if (demoUser) {
    throw new Error(
      `The embedded identity provider does not start in production while '${demoUser.username}' has the demo password.`,
    );
  }
}
