import type { RefreshToken } from 'oidc-provider';
import type { Endpoint, LiveSite } from '../site.ts';
import { paths } from '../paths.ts';

/**
 * A refresh token that is known and yet refused was used before, perhaps by a thief: its session ends, with all its
 * tokens. So does the session of the loser when two requests use one token at once.
 */
export function endSessionOnReuse({ provider }: LiveSite): Endpoint {
  return async (ctx, next) => {
    await next();
    if (ctx.path !== paths.token || ctx.status !== 400) return;
    const token: RefreshToken | undefined = ctx.oidc.entities.RefreshToken;
    if (!token?.grantId) return;
    await provider.RefreshToken.revokeByGrantId(token.grantId);
    const grant = await provider.Grant.find(token.grantId);
    await grant?.destroy();
    const session = token.sessionUid ? await provider.Session.findByUid(token.sessionUid) : undefined;
    await session?.destroy();
  };
}
