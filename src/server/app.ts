import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { MAX_BODY_BYTES } from '#model/limits.ts';
import { securityCriteriaShape } from './calls/security-criteria.ts';
import { serveVerification } from './certificates/serve-verification.ts';
import { serveCheckIn } from './checkin/serve-check-in.ts';
import type { Context } from './context.ts';
import { serveHealth } from './health.ts';
import { answerErrors, answerUnreadable } from './hooks/answer-errors.ts';
import { authenticate } from './hooks/authenticate.ts';
import { checkWhenAsked } from './hooks/check-when-asked.ts';
import { parseJsonBodies } from './hooks/parse-json.ts';
import { refuseUnderPressure } from './hooks/refuse-under-pressure.ts';
import { rememberTokens } from './hooks/remember-tokens.ts';
import { createTokenVerifier } from './hooks/tokens.ts';
import { serveLinks } from './links/serve-links.ts';
import { serveMetrics } from './metrics.ts';
import { serveCalls } from './serve-calls.ts';
import { serveWeb } from './web.ts';

const REQUEST_TIMEOUT_MS = 15_000;
/** Of a signed link. */
const MAX_TOKEN_LENGTH = 1000;
const MAX_HEADER_BYTES = 32 * 1024;
/** 100 calls a second sustained with a burst of 1,000: the contract's limit per user. */
const RATE = { max: 1000, timeWindow: 10_000 };

/** The whole HTTP surface: the API under /api, the application and signed links beside it, health and metrics. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const { config } = context;
  const app = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: MAX_TOKEN_LENGTH },
    // Node would take the first of two authorization headers, and answer long ones before we see them.
    http: { joinDuplicateHeaders: true, maxHeaderSize: MAX_HEADER_BYTES },
    frameworkErrors: answerUnreadable,
  });
  app.decorateRequest('scope');
  answerErrors(app);
  logAnswers(app);
  await app.register(helmet, { contentSecurityPolicy: false, referrerPolicy: { policy: 'same-origin' } });
  serveHealth(app, context);
  serveMetrics(app, context);
  await app.register((web) => serveWeb(web, context), { prefix: config.basePath.slice(0, -1) });
  await app.register((links) => serveLinks(links, context), { prefix: `${config.basePath}link` });
  await app.register((pages) => serveVerification(pages, context), { prefix: `${config.basePath}verify` });
  await app.register((codes) => serveCheckIn(codes, context), { prefix: `${config.basePath}checkin` });
  await app.register((api) => serveApi(api, context), { prefix: `${config.basePath}api` });
  return app;
}

/** One line for each answer, by route: addresses, queries and bodies may hold personal data. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, { statusCode, elapsedTime, log }) => {
    const { method, routeOptions, scope } = request;
    log.info({
      method,
      route: routeOptions.url,
      status: statusCode,
      ms: Math.round(elapsedTime),
      tenant: scope?.tenant.id,
    });
  });
}

async function serveApi(api: FastifyInstance, context: Context): Promise<void> {
  parseJsonBodies(api);
  checkWhenAsked(api, [securityCriteriaShape]);
  await api.register(cors, {
    origin: [...context.config.allowedOrigins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'hostname', 'range'],
  });
  await refuseUnderPressure(api);
  await api.register(swagger, {
    openapi: {
      info: { title: 'Rostrum', version: '0.1.0' },
      servers: [{ url: `${context.config.basePath}api` }],
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          tenant: { type: 'apiKey', in: 'header', name: 'hostname' },
        },
      },
      security: [{ token: [], tenant: [] }],
    },
    stripBasePath: true,
  });
  api.addHook('onRequest', authenticate(context, rememberTokens(createTokenVerifier(context.config))));
  await api.register(rateLimit, {
    ...RATE,
    hook: 'onRequest',
    keyGenerator: ({ scope, ip }) => scope?.caller.id ?? ip,
  });
  api.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
  });
  await serveCalls(api, context);
  await serveDocumentation(api);
}

async function serveDocumentation(api: FastifyInstance): Promise<void> {
  api.get('/openapi.json', { config: { isPublic: true }, schema: { hide: true } }, () => api.swagger());
  await api.register(async (documentation) => {
    documentation.addHook('onRoute', (route) => {
      route.config = { ...route.config, isPublic: true };
    });
    // The page names its parts relative to a folder: without the slash they would be looked for beside it.
    documentation.addHook('onRequest', async ({ url }, reply) =>
      url.endsWith('/docs') ? reply.redirect(`${url}/`) : undefined,
    );
    await documentation.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  });
}
