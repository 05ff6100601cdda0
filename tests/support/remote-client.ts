import { setTimeout } from 'node:timers/promises';
import type { Values } from '#model/values.ts';
import { realms, type TokenIssuer } from './token-issuer.ts';

interface RemoteAnswer {
  status: number;
  body: Values;
  retryAfter: string | null;
}

export type RemoteCall = (path: string, body?: unknown) => Promise<RemoteAnswer>;

/** A super admin who calls a server in another process, over the network. Rejects when the connection breaks. */
export async function remoteAdmin(url: string, issuer: TokenIssuer, sub = 'someone'): Promise<RemoteCall> {
  const claims = { sub, given_name: 'Asha', realm_access: { roles: ['super-admin'] } };
  const token = await issuer.sign('rostrum', claims);
  const headers = { authorization: `Bearer ${token}`, hostname: realms.rostrum, 'content-type': 'application/json' };
  return async (path, body) => {
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${url}/api${path}`, init);
    const text = await response.text();
    return {
      status: response.status,
      body: JSON.parse(text) as Values,
      retryAfter: response.headers.get('retry-after'),
    };
  };
}

/** A caller who comes back when a busy server asks for it, as it does while it starts on a busy machine. */
export function patient(call: RemoteCall): RemoteCall {
  return async (path, body) => {
    let answer = await call(path, body);
    while (answer.status === 503) {
      await setTimeout(Number(answer.retryAfter) * 1000);
      answer = await call(path, body);
    }
    return answer;
  };
}
