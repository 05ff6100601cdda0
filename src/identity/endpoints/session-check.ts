import { paths } from '../paths.ts';
import { sendFrame } from '../pages/send-frame.ts';
import { cookieProbeAnswer, cookieProbeStart, sessionFrameScript } from '../pages/frame-scripts.ts';
import { mountOf, type Endpoint, type Exchange, type LiveSite } from '../site.ts';

const probeCookie = 'KEYCLOAK_3P_COOKIE';

/** The framed pages by which keycloak-js tells whether third-party cookies work and whether the session still lives. */
export function sessionCheck(site: LiveSite): Endpoint {
  const { origins } = site.realm.client;
  const answers: Record<string, (ctx: Exchange) => Promise<void> | void> = {
    [`${paths.thirdPartyCookies}/step1.html`]: (ctx) => {
      ctx.append('Set-Cookie', `${probeCookie}=1; Path=${mountOf(site)}/; SameSite=None; Secure; Max-Age=60`);
      sendFrame(ctx, cookieProbeStart, origins);
    },
    [`${paths.thirdPartyCookies}/step2.html`]: (ctx) => {
      const works = ctx.get('Cookie').includes(`${probeCookie}=1`);
      sendFrame(ctx, cookieProbeAnswer(works), origins);
    },
    [paths.sessionFrame]: (ctx) => sendFrame(ctx, sessionFrameScript, origins),
    [paths.sessionCheck]: (ctx) => compareSession(ctx, site),
  };
  return async (ctx, next) => {
    const answer = answers[ctx.path];
    return answer && ctx.method === 'GET' ? answer(ctx) : next();
  };
}

/** 204: the session is the one that the application knows; 200: it has changed; 403: who is asking? */
async function compareSession(ctx: Exchange, { provider, realm: { client } }: LiveSite): Promise<void> {
  const asked = new URLSearchParams(ctx.querystring);
  if (asked.get('client_id') !== client.id || !client.origins.includes(asked.get('origin') ?? '')) {
    ctx.status = 403;
    return;
  }
  const session = await provider.Session.get(ctx);
  const sid = session.accountId ? session.sidFor(client.id) : undefined;
  ctx.status = (sid ?? '') === asked.get('session_state') ? 204 : 200;
}
