import type { Values } from '#model/values.ts';
import { realms, type TokenIssuer } from './token-issuer.ts';

interface RemoteAnswer {
  status: number;
  body: Values;
  retryAfter: string | null;
}

export type RemoteCall = (path: string, body?: unknown) => Promise<RemoteAnswer>;

/** A super admin who calls a server in another process, over the network. Rejects when the connection breaks. */
export async function remoteAdmin(url: string, issuer: TokenIssuer): Promise<RemoteCall> {
  const token = await issuer.sign('rostrum', { given_name: 'Asha', realm_access: { roles: ['super-admin'] } });
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
