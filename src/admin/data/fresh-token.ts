import type Keycloak from 'keycloak-js';
import { TOKEN_MIN_VALIDITY_SECONDS } from '#model/limits.ts';

/**
 * A token that lives at least half a minute more. When a refresh fails while the old token still lives,
 * that one is used: the server decides.
 */
export async function freshToken(identity: Keycloak): Promise<string | undefined> {
  if (!identity.token) return undefined;
  await identity.updateToken(TOKEN_MIN_VALIDITY_SECONDS).catch(() => {});
  return identity.token;
}
