import type { TokenIssuer } from '#tests/support/token-issuer.ts';
import { TENANT } from './seed-learners.ts';

/** So many that none comes near the limit of calls per person. */
const CALLERS = 400;

/** Makes the nth request of a case: whose it is changes from one to the next. */
export type RequestOf = (path: string, body: object, index: number) => Buffer;

/** Super admins who call in turn; both contenders get the same bytes. */
export async function requestsOfCallers(issuer: TokenIssuer): Promise<RequestOf> {
  const claims = { given_name: 'Bench', family_name: 'Mark', realm_access: { roles: ['super-admin'] } };
  const tokens = await Promise.all(
    Array.from({ length: CALLERS }, (_, index) => issuer.sign(TENANT, { ...claims, sub: `caller-${index}` })),
  );
  return (path, body, index) => {
    const text = JSON.stringify(body);
    const head = [
      `POST ${path} HTTP/1.1`,
      'host: localhost',
      'hostname: localhost',
      `authorization: Bearer ${tokens[index % CALLERS]}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(text)}`,
    ];
    return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`);
  };
}
