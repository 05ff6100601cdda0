import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config, Tenant } from './config.ts';
import type { Context } from './context.ts';
import { notFound } from './problems.ts';

/** The style that emotion's production build inserts is empty until it is filled by script; this is its hash. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const YEAR_SECONDS = 31_536_000;
const LOOPBACK = /^(127[.]|\[?::1)/;

/** Serves the built application: its files, its configuration, and `index.html` for every deep link. */
export async function serveWeb(app: FastifyInstance, { config, inbox }: Context): Promise<void> {
  const hasInbox = inbox !== undefined;
  const policy = contentSecurityPolicy(config);
  app.get('/config.json', { config: { isPublic: true }, schema: { hide: true } }, async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ ...runtimeConfigOf(config, request), ...(hasInbox && { hasInbox }) }),
  );
  app.addHook('onRequest', async (request, reply) => {
    const isAddress =
      LOOPBACK.test(request.hostname) && config.tenants.some(({ hostname }) => hostname === 'localhost');
    // The provider knows the application by its name: at the address of this machine nobody could sign in.
    if (isAddress && wantsPage(request)) return reply.redirect(`http://localhost:${config.port}${request.url}`);
    return undefined;
  });
  if (!config.webFolder) {
    app.setNotFoundHandler(() => Promise.reject(notFound()));
    return;
  }
  const root = resolve(config.webFolder);
  await app.register(fastifyStatic, {
    root,
    wildcard: true,
    decorateReply: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(root, 'assets'));
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      reply.header('content-security-policy', policy);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request) || request.url.startsWith(`${config.basePath}api/`)) throw notFound();
    return reply.sendFile('index.html');
  });
}

/** Whether a person's browser asks for a page, rather than a script for a file. */
function wantsPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept?.includes('text/html') ?? false);
}

function contentSecurityPolicy({ authServerUrl, foreignServers }: Config): string {
  const others = Object.values(foreignServers).flatMap((server) => (server ? new URL(server.url).origin : []));
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", authServerUrl, ...new Set(others)].join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What the application reads before anything else (specification, section 3: runtime configuration). */
function runtimeConfigOf(config: Config, request: FastifyRequest) {
  const tenant = tenantOfHost(config, request.hostname);
  return {
    clientId: config.clientId,
    authServerUrl: config.authServerUrl,
    lmsConfigExpiredTime: config.configExpiresSeconds,
    deploymentPath: config.basePath,
    lmsUrl: config.lmsUrl,
    cultureName: config.cultureName,
    apiUrl: `${config.basePath}api`,
    hostname: tenant.hostname,
    providerName: tenant.id,
    ...(Object.keys(config.foreignServers).length > 0 && { foreignServers: config.foreignServers }),
  };
}

/** The tenant of a host; an address of this machine means the first one. Throws 404 for other hosts. */
function tenantOfHost({ tenants: [first, ...others] }: Config, host: string): Tenant {
  const tenant = [first, ...others].find((candidate) => candidate?.hostname === host.toLowerCase());
  const found = tenant ?? (LOOPBACK.test(host) ? first : undefined);
  if (!found) throw notFound();
  return found;
}
