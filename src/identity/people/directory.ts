import { randomUUID } from 'node:crypto';
import type { RealmUser } from '../realm/realm.ts';
import { hashPassword, isPassword, type PasswordHash } from './passwords.ts';

interface Hashes {
  byUser: Map<string, PasswordHash>;
  /** Of a password that nobody knows: the work to do for users that do not exist. */
  nobodys: PasswordHash;
}

/** The users of one realm and their passwords, which are hashed on first use so that the start stays quick. */
export class Directory {
  readonly users: readonly RealmUser[];
  #hashes: Promise<Hashes> | undefined;

  constructor(users: readonly RealmUser[]) {
    this.users = users;
  }

  withId(id: string | undefined): RealmUser | undefined {
    return this.users.find((user) => user.id === id);
  }

  /** By user name or e-mail address, whatever the letter case. */
  named(name: string): RealmUser | undefined {
    const sought = name.trim().toLowerCase();
    return this.users.find((user) => [user.username, user.email].some((known) => known.toLowerCase() === sought));
  }

  /** Hashes every password, once and all together: nobody's first sign-in takes longer than another's. */
  prepare(): Promise<Hashes> {
    this.#hashes ??= hashAll(this.users);
    return this.#hashes;
  }

  /** Costs the same work whether or not the user exists. */
  async authenticate(name: string, password: string): Promise<RealmUser | undefined> {
    const { byUser, nobodys } = await this.prepare();
    const user = this.named(name);
    const hash = user && byUser.get(user.id);
    return (await isPassword(password, hash ?? nobodys)) ? user : undefined;
  }
}

async function hashAll(users: readonly RealmUser[]): Promise<Hashes> {
  const byUser = new Map<string, PasswordHash>();
  const hashing = users.map(async (user) => {
    if (user.password !== undefined) byUser.set(user.id, await hashPassword(user.password));
  });
  const [nobodys] = await Promise.all([hashPassword(randomUUID()), ...hashing]);
  return { byUser, nobodys };
}
