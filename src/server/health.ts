import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';

const hidden = { config: { isPublic: true }, schema: { hide: true } };
const TIMEOUT_MS = 2000;

/** GET /healthz says that the process lives, GET /readyz that database and identity provider answer. */
export function serveHealth(app: FastifyInstance, context: Context): void {
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (_request, reply) => {
    const [database, identity] = await Promise.all([
      answers(() => context.database.ping()),
      answers(() => askIdentity(context)),
    ]);
    const isReady = database && identity;
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable', database, identity });
  });
}

async function askIdentity({ config }: Context): Promise<void> {
  const realm = config.tenants[0]?.id;
  const url = `${config.authServerInternalUrl}/realms/${realm}/.well-known/openid-configuration`;
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The identity provider answered ${response.status}`);
}

/** Whoever asks for readiness wants to know now, not when a stalled connection is given up. */
async function answers(ask: () => Promise<void>): Promise<boolean> {
  const answer = ask().then(
    () => true,
    () => false,
  );
  return Promise.race([answer, wait(TIMEOUT_MS, false, { ref: false })]);
}
