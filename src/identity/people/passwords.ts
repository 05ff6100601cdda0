import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** OWASP's smallest recommended argon2id: 19 MiB, two passes, one lane (about 30 ms). */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

export interface PasswordHash {
  salt: Buffer;
  tag: Buffer;
}

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16);
  return { salt, tag: await derive(password, salt) };
}

/** The password counts as it was received: neither normalised nor cut. */
export async function isPassword(password: string, hash: PasswordHash): Promise<boolean> {
  return timingSafeEqual(await derive(password, hash.salt), hash.tag);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message: password, nonce: salt, ...cost }, (error, tag) => {
      if (error) reject(error);
      else resolve(tag);
    });
  });
}
