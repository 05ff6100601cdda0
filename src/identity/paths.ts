const protocol = '/protocol/openid-connect';

/** Keycloak's paths, relative to the realm's. */
export const paths = {
  authorization: `${protocol}/auth`,
  token: `${protocol}/token`,
  logout: `${protocol}/logout`,
  keys: `${protocol}/certs`,
  userInfo: `${protocol}/userinfo`,
  revocation: `${protocol}/revoke`,
  thirdPartyCookies: `${protocol}/3p-cookies`,
  sessionFrame: `${protocol}/login-status-iframe.html`,
  sessionCheck: `${protocol}/login-status-iframe.html/init`,
  account: '/account',
  signIn: '/login-actions/authenticate',
} as const;
