import { paths } from '../paths.ts';
import { originOf, type Endpoint, type Exchange, type LiveSite } from '../site.ts';

const guarded = new Set<string>([paths.token, paths.userInfo, paths.revocation, paths.account]);

/**
 * CORS with credentials for the application's origins: keycloak-js sends cookies with its token requests, which
 * oidc-provider's own CORS would have the browser refuse. That one steps aside when it finds these headers.
 */
export function crossOrigin(site: LiveSite): Endpoint {
  const { origins } = site.realm.client;
  return async (ctx, next) => {
    const origin = ctx.get('Origin');
    if (!origin || !guarded.has(ctx.path)) return next();
    ctx.vary('Origin');
    if (origin === originOf(site)) return next();
    if (!origins.includes(origin)) {
      ctx.status = 403;
      ctx.body = { error: 'invalid_request', error_description: 'origin not allowed' };
      return undefined;
    }
    ctx.set('Access-Control-Allow-Origin', origin);
    ctx.set('Access-Control-Allow-Credentials', 'true');
    return ctx.method === 'OPTIONS' ? answerPreflight(ctx) : next();
  };
}

function answerPreflight(ctx: Exchange): void {
  ctx.set('Access-Control-Allow-Methods', 'GET, POST, OPTIONS');
  ctx.set('Access-Control-Allow-Headers', 'authorization, content-type, accept');
  ctx.set('Access-Control-Max-Age', '3600');
  ctx.status = 204;
}
