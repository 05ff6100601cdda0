import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedIdentity } from '#identity/identity-options.ts';
import { CookieJar } from '../support/cookie-jar.ts';
import { academyOrigin, origin, startTestIdentity, userOf } from '../support/embedded-identity.ts';
import { openSignIn, sendSignInForm, signIn, type SignIn } from '../support/sign-in.ts';

const verifier = 'v'.repeat(43);

let identity: EmbeddedIdentity;

beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.close());

const as = (username: string, changes: Partial<SignIn> = {}) => userOf(identity, username, changes);

/** Opens the sign-in page, sends its form once and returns the provider's answer. */
async function tryToSignIn(options: SignIn): Promise<Response> {
  const jar = new CookieJar();
  return sendSignInForm(options, await openSignIn(options, verifier, jar), jar);
}

function problemOn(page: string): string | undefined {
  return /id="input-error"[^>]*>([^<]*)</.exec(page)?.[1];
}

test('a user may sign in with the e-mail address', async () => {
  const { access_token: token } = await signIn(as('Trainer@example.test'));
  expect(decodeJwt(token)['preferred_username']).toBe('trainer');
});

test('an unknown user and a wrong password are answered with the same words', async () => {
  const unknown = await tryToSignIn(as('somebody', { password: 'wrong' }));
  const wrong = await tryToSignIn(as('super.admin', { password: 'wrong' }));
  const words = problemOn(await unknown.text());
  expect(words).toBe('Invalid username or password.');
  expect(problemOn(await wrong.text())).toBe(words);
  expect(wrong.status).toBe(unknown.status);
});

test.for(['super.admin', 'somebody'])('the sixth failure within a minute of %s is answered 429', async (username) => {
  const own = await startTestIdentity();
  const options = as(username, { identityUrl: own.url, password: 'wrong' });
  const statuses = [];
  for (let attempt = 0; attempt < 5; attempt += 1) statuses.push((await tryToSignIn(options)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  const sixth = await tryToSignIn({ ...options, password: 'rostrum-demo' });
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(problemOn(await sixth.text())).toBe('Too many attempts. Wait a minute, then try again.');
  await own.close();
});

test('a volley of guesses at once gains nothing', async () => {
  const own = await startTestIdentity();
  const options = as('super.admin', { identityUrl: own.url, password: 'wrong' });
  const answers = await Promise.all(Array.from({ length: 12 }, () => tryToSignIn(options)));
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(7);
  await own.close();
});

test('one address gets fifty failures a minute over all accounts', async () => {
  const own = await startTestIdentity();
  const guess = (index: number) => tryToSignIn(as(`guess-${index}`, { identityUrl: own.url, password: 'wrong' }));
  const answers = await Promise.all(Array.from({ length: 52 }, (_, index) => guess(index)));
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(2);
  await own.close();
});

test('a sign-in form that another site sends is refused', async () => {
  const jar = new CookieJar();
  const page = await openSignIn(as('super.admin'), verifier, jar);
  const action = /action="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const body = new URLSearchParams({ username: 'super.admin', password: 'rostrum-demo' });
  const answer = await jar.fetch(action, { method: 'POST', body, headers: { Origin: 'http://evil.test' } });
  expect(answer.status).toBe(403);
});

test('a sign-in page of another browser has expired and leads back to the application', async () => {
  const page = await openSignIn(as('super.admin'), verifier, new CookieJar());
  const action = /action="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const answer = await fetch(action);
  const text = await answer.text();
  expect(answer.status).toBe(400);
  expect(text).toContain('Your sign-in page has expired');
  expect(text).toContain(`href="${origin}/"`);
});

test('the sign-in page names the demo users in plain markup, under a strict policy', async () => {
  const page = await openSignIn(as('super.admin'), verifier, new CookieJar());
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toMatch(/default-src 'none'; style-src 'nonce-[^']+'; script-src 'nonce-[^']+'/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  const markup = (await page.text()).replace(/<script[\s\S]*<\/script>/, '');
  for (const text of ['Riverside Training', 'Sunita Rao', 'Tomás Núñez', 'Ines Kim', 'Nora Null', 'super.admin']) {
    expect(markup).toContain(text);
  }
});

test('what was typed comes back as text, never as markup', async () => {
  const answer = await tryToSignIn(as('"><script>alert(1)</script>', { password: 'wrong' }));
  expect(await answer.text()).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
});

test('a user of one tenant cannot sign in at another', async () => {
  const own = { realm: 'academy', origin: academyOrigin };
  expect((await tryToSignIn(as('academy.admin', own))).status).toBe(303);
  expect(problemOn(await (await tryToSignIn(as('academy.admin'))).text())).toBe('Invalid username or password.');
});
