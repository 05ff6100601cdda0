import type { JWTPayload } from 'jose';
import type { VerifyToken } from './tokens.ts';

const MAX_TOKENS = 5000;
/** No longer than a key that was withdrawn may still count. */
const MAX_AGE_MS = 60_000;

/** The same verification, but of a token that was good a moment ago only its end is looked at again. */
export function rememberTokens(verify: VerifyToken, now = Date.now): VerifyToken {
  const known = new Map<string, { claims: JWTPayload; until: number }>();
  return async (token) => {
    const entry = known.get(token);
    if (entry && now() < entry.until) return entry.claims;
    known.delete(token);
    const claims = await verify(token);
    known.set(token, { claims, until: Math.min(now() + MAX_AGE_MS, Number(claims.exp) * 1000) });
    const [oldest] = known.keys();
    if (known.size > MAX_TOKENS && oldest !== undefined) known.delete(oldest);
    return claims;
  };
}
