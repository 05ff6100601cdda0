import type { Endpoint } from '../site.ts';

/** oidc-provider lists every response mode that it knows; the client may use one of them. */
export function discovery(): Endpoint {
  return async (ctx, next) => {
    await next();
    const described: unknown = ctx.body;
    if (!ctx.path.startsWith('/.well-known/') || typeof described !== 'object') return;
    ctx.body = { ...described, response_modes_supported: ['query'] };
  };
}
