import { interactionPolicy, type Configuration } from 'oidc-provider';
import { accessClaims, profileClaims } from '../people/claims.ts';
import { paths } from '../paths.ts';
import { showProblem, showSignedOut, showSignOut } from '../pages/messages.ts';
import { mountOf, type Site } from '../site.ts';
import { featuresOf } from './features.ts';
import { grantEverything, signInScopes } from './grant-everything.ts';
import { lifetimesOf } from './lifetimes.ts';

/** How oidc-provider has to be set up to stand in for a Keycloak realm with one public client. */
export function configurationOf(site: Site): Configuration {
  const { realm, keys, directory } = site;
  return {
    clients: [clientOf(site)],
    jwks: { keys: [keys.signing] },
    cookies: cookiesOf(site),
    routes: {
      authorization: paths.authorization,
      token: paths.token,
      end_session: paths.logout,
      jwks: paths.keys,
      userinfo: paths.userInfo,
      revocation: paths.revocation,
    },
    discovery: {
      check_session_iframe: site.issuer + paths.sessionFrame,
    },
    scopes: [...signInScopes],
    claims: {
      openid: ['sub', 'sid', 'auth_time', 'acr', ...profileClaimNames],
    },
    // Keycloak puts the profile into the ID token.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    features: featuresOf(realm, { showSignOut: showSignOut(site), showSignedOut: showSignedOut(site) }),
    ttl: lifetimesOf(realm),
    rotateRefreshToken: true,
    issueRefreshToken: () => true,
    expiresWithSession: () => true,
    clockTolerance: 5,
    interactions: {
      policy: withoutConsent(),
      url: (_ctx, interaction) => `${site.issuer}${paths.signIn}/${interaction.uid}`,
    },
    findAccount: (_ctx, id) => {
      const user = directory.withId(id);
      return user && { accountId: id, claims: () => ({ sub: id, ...profileClaims(user) }) };
    },
    extraTokenClaims: (_ctx, token) => {
      if (token.kind !== 'AccessToken') return undefined;
      const user = directory.withId(token.accountId);
      return (
        user && {
          ...profileClaims(user),
          ...accessClaims(realm, user),
          typ: 'Bearer',
          azp: token.clientId,
          sid: token.sid,
          'allowed-origins': realm.client.origins,
        }
      );
    },
    loadExistingGrant: grantEverything(realm),
    clientBasedCORS: (_ctx, origin) => realm.client.origins.includes(origin),
    renderError: showProblem(site),
  };
}

const profileClaimNames = ['preferred_username', 'name', 'given_name', 'family_name', 'email', 'email_verified'];

function clientOf({ realm: { client } }: Site) {
  return {
    client_id: client.id,
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    response_modes: ['query'],
    redirect_uris: client.redirectUris,
    post_logout_redirect_uris: client.postLogoutRedirectUris,
    id_token_signed_response_alg: 'RS256',
  } as const;
}

function cookiesOf(site: Site): Configuration['cookies'] {
  const common = { httpOnly: true, sameSite: 'lax', signed: true } as const;
  return {
    keys: [site.keys.cookie],
    names: { session: 'KEYCLOAK_SESSION', interaction: 'AUTH_SESSION_ID', resume: 'KC_RESTART' },
    long: { ...common, path: `${mountOf(site)}/` },
    short: common,
  };
}

/** The application is the provider's own: nobody has to agree to being signed in to it. */
function withoutConsent(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}
