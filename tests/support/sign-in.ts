import { createHash, randomBytes } from 'node:crypto';
import { CookieJar } from './cookie-jar.ts';

export interface SignIn {
  identityUrl: string;
  realm: string;
  /** The application's origin. */
  origin: string;
  username: string;
  password?: string;
  jar?: CookieJar;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
}

/** Signs in as the application does: authorization code with PKCE, the sign-in page's form, the token request. */
export async function signIn(options: SignIn): Promise<Tokens> {
  const { code, verifier } = await signInForCode(options);
  const response = await exchangeCode(options, { code, verifier });
  if (!response.ok) throw new Error(`No tokens: ${response.status} ${await response.text()}`);
  const tokens: Tokens = await response.json();
  return tokens;
}

/** The first half of signing in: the code that the application is sent, and the verifier that goes with it. */
export async function signInForCode(options: SignIn): Promise<{ code: string; verifier: string }> {
  const jar = options.jar ?? new CookieJar();
  const verifier = randomBytes(32).toString('base64url');
  const first = await openSignIn(options, verifier, jar);
  const answer = first.status === 200 ? await sendSignInForm(options, first, jar) : first;
  const code = codeIn(await followTo(options.origin, answer, jar));
  return { code, verifier };
}

/** The provider's answer to the authorization request: the sign-in page, or the way back for who is signed in. */
export async function openSignIn(options: SignIn, verifier: string, jar: CookieJar): Promise<Response> {
  const answer = await jar.fetch(authorizationUrl(options, { code_challenge: challengeOf(verifier) }));
  return locationOf(answer).startsWith(options.identityUrl) ? jar.fetch(locationOf(answer)) : answer;
}

/** The address at which a sign-in begins, with parameters added, replaced, or (undefined) left out. */
export function authorizationUrl(options: SignIn, changes: Record<string, string | undefined> = {}): string {
  const parameters = {
    client_id: 'rostrum-admin',
    redirect_uri: `${options.origin}/`,
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid',
    state: 'some-state',
    code_challenge: challengeOf('v'.repeat(43)),
    code_challenge_method: 'S256',
    ...changes,
  };
  const url = new URL(`${endpointsOf(options)}/auth`);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}

export async function sendSignInForm(options: SignIn, page: Response, jar: CookieJar): Promise<Response> {
  const action = /action="([^"]+)"/.exec(await page.text())?.[1];
  if (!action) throw new Error('The sign-in page has no form');
  const body = new URLSearchParams({
    username: options.username,
    password: options.password ?? 'rostrum-demo',
  });
  return jar.fetch(action, { method: 'POST', body, headers: { Origin: new URL(options.identityUrl).origin } });
}

export function exchangeCode(options: SignIn, { code, verifier }: { code: string; verifier: string }) {
  return askForTokens(options, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: `${options.origin}/`,
  });
}

export function refresh(options: SignIn, refreshToken: string): Promise<Response> {
  return askForTokens(options, { grant_type: 'refresh_token', refresh_token: refreshToken });
}

export function askForTokens(options: SignIn, fields: Record<string, string>): Promise<Response> {
  return fetch(`${endpointsOf(options)}/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'rostrum-admin', ...fields }),
    headers: { Origin: options.origin },
  });
}

export function endpointsOf({ identityUrl, realm }: Pick<SignIn, 'identityUrl' | 'realm'>): string {
  return `${identityUrl}/realms/${realm}/protocol/openid-connect`;
}

async function followTo(origin: string, answer: Response, jar: CookieJar): Promise<URL> {
  let response = answer;
  while (!locationOf(response).startsWith(`${origin}/`)) {
    if (!locationOf(response)) throw new Error(`Not signed in: ${response.status} ${await problemOn(response)}`);
    response = await jar.fetch(locationOf(response));
  }
  return new URL(locationOf(response));
}

async function problemOn(page: Response): Promise<string> {
  return /id="input-error"[^>]*>([^<]*)</.exec(await page.text())?.[1] ?? '';
}

function codeIn(address: URL): string {
  const code = address.searchParams.get('code');
  if (!code) throw new Error(`No code: ${address.search}`);
  return code;
}

function locationOf(response: Response): string {
  return response.headers.get('Location') ?? '';
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
