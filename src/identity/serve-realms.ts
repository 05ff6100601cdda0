import type { RequestListener, ServerResponse } from 'node:http';
import { mountOf, type LiveSite } from './site.ts';

/** Leads each request to the realm that its path names. */
export function serveRealms(sites: LiveSite[]): RequestListener {
  const realms = new Map(sites.map((site) => [mountOf(site), site.provider.callback()]));
  return (request, response) => {
    const url = request.url ?? '/';
    if (url === '/healthz') return sendJson(response, 200, { status: 'ok' });
    const mount = /^\/realms\/[^/?]+/.exec(url)?.[0] ?? '';
    const answer = realms.get(mount);
    if (!answer) return sendJson(response, 404, { error: 'Realm does not exist' });
    request.url = url.slice(mount.length) || '/';
    return void answer(request, response);
  };
}

/** For the moment between the opening of the port and the first realm. */
export const answerNotYet: RequestListener = (_request, response) => {
  response.setHeader('Retry-After', '1');
  sendJson(response, 503, { error: 'starting' });
};

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}
