import type { RealmUser } from '../realm/realm.ts';
import type { Site } from '../site.ts';

const longestPassword = 256;

interface Attempt {
  username: string;
  password: string;
  address: string;
}

type Outcome = { user: RealmUser } | { problem: string; waitSeconds: number };

/** Judges a sign-in. The answer never tells whether the user exists, nor does the time that it takes. */
export async function checkCredentials(site: Site, attempt: Attempt): Promise<Outcome> {
  const { directory, throttles } = site;
  const account = `${site.realm.name}/${directory.named(attempt.username)?.id ?? attempt.username.trim().toLowerCase()}`;
  const waitSeconds = Math.max(throttles.perAccount.wait(account), throttles.perAddress.wait(attempt.address));
  if (waitSeconds > 0) return { problem: 'Too many attempts. Wait a minute, then try again.', waitSeconds };
  throttles.perAccount.count(account);
  throttles.perAddress.count(attempt.address);
  const password = attempt.password.length <= longestPassword ? attempt.password : '';
  const user = await directory.authenticate(attempt.username, password);
  if (!user) return { problem: 'Invalid username or password.', waitSeconds: 0 };
  throttles.perAccount.forget(account);
  throttles.perAddress.takeBack(attempt.address);
  return { user };
}
