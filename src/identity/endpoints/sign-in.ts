import { errors, type Interaction } from 'oidc-provider';
import { paths } from '../paths.ts';
import { showExpired } from '../pages/messages.ts';
import { showSignIn } from '../pages/show-sign-in.ts';
import { originOf, type Endpoint, type Exchange, type LiveSite } from '../site.ts';
import { checkCredentials } from './check-credentials.ts';
import { readForm } from './read-form.ts';

/** The sign-in page, and what happens when its form is sent. */
export function signIn(site: LiveSite): Endpoint {
  return async (ctx, next) => {
    const uid = new RegExp(`^${paths.signIn}/([\\w-]+)$`).exec(ctx.path)?.[1];
    if (!uid) return next();
    const interaction = await findInteraction(ctx, site);
    if (interaction?.uid !== uid) return showExpired(ctx, site);
    const action = `${site.issuer}${paths.signIn}/${uid}`;
    if (ctx.method === 'POST') return receiveForm(ctx, site, action);
    void site.directory.prepare();
    const hint = interaction.params['login_hint'];
    return showSignIn(ctx, site, { action, username: typeof hint === 'string' ? hint : '' });
  };
}

/** The sign-in that this browser has begun, known by its cookie. */
async function findInteraction(ctx: Exchange, { provider }: LiveSite): Promise<Interaction | undefined> {
  try {
    return await provider.interactionDetails(ctx.req, ctx.res);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

async function receiveForm(ctx: Exchange, site: LiveSite, action: string): Promise<void> {
  if (isForeign(ctx, site)) {
    ctx.status = 403;
    return;
  }
  const form = await readForm(ctx.req);
  if (!form) {
    ctx.status = 413;
    return;
  }
  const username = form.get('username') ?? '';
  const outcome = await checkCredentials(site, { username, password: form.get('password') ?? '', address: ctx.ip });
  if ('user' in outcome) return goOn(ctx, site, outcome.user.id);
  if (outcome.waitSeconds > 0) {
    ctx.status = 429;
    ctx.set('Retry-After', String(outcome.waitSeconds));
  }
  showSignIn(ctx, site, { action, username, problem: outcome.problem });
}

/** A form that another site sent. (koa's own `ctx.origin` is what the request says, not what the server is.) */
function isForeign(ctx: Exchange, site: LiveSite): boolean {
  const origin = ctx.get('Origin') || originOf(site);
  const from = ctx.get('Sec-Fetch-Site') || 'same-origin';
  return origin !== originOf(site) || from !== 'same-origin';
}

async function goOn(ctx: Exchange, { provider }: LiveSite, accountId: string): Promise<void> {
  const login = { accountId, acr: '1', amr: ['pwd'] };
  const address = await provider.interactionResult(ctx.req, ctx.res, { login }, { mergeWithLastSubmission: false });
  ctx.status = 303;
  ctx.redirect(address);
}
