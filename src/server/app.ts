import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { UPLOAD_MAX_BYTES } from '#model/csv.ts';
import { entities } from '#model/entities.ts';
import { MAX_BODY_BYTES } from '#model/limits.ts';
import { actions } from './calls/actions.ts';
import { attributesForSecurityFilter } from './calls/attributes-for-security-filter.ts';
import { bulk } from './calls/bulk.ts';
import { calendarFeed } from './calls/calendar/feed.ts';
import { calendarList } from './calls/calendar/paginated-list.ts';
import { calendarReminders } from './calls/calendar/reminders.ts';
import { calendarSubscription } from './calls/calendar/subscription.ts';
import { checkUserPermission } from './calls/check-user-permission.ts';
import { attendance } from './calls/event/attendance.ts';
import { attendanceFile } from './calls/event/attendance-file.ts';
import { bookings } from './calls/event/bookings.ts';
import { changes } from './calls/event/changes.ts';
import { checkInCodes } from './calls/event/check-in.ts';
import { cancelAndRestoreSession } from './calls/event/cancel-session.ts';
import { certificates } from './calls/event/certificates.ts';
import { checkConflicts } from './calls/event/check-conflicts.ts';
import { deliveries } from './calls/event/deliveries.ts';
import { freeSlots } from './calls/event/free-slots.ts';
import { makeLink } from './calls/event/make-link.ts';
import { meetings } from './calls/event/meetings.ts';
import { nominate } from './calls/event/nominate.ts';
import { nominationActions } from './calls/event/nomination-actions.ts';
import { nominationLists } from './calls/event/nomination-lists.ts';
import { review } from './calls/event/review.ts';
import { uploadNominations } from './calls/event/upload-nominations.ts';
import { waitlist } from './calls/event/waitlist.ts';
import { importSessions } from './calls/event/import-sessions.ts';
import { openingHours } from './calls/event/opening-hours.ts';
import { plannedCost } from './calls/event/planned-cost.ts';
import { planSessions } from './calls/event/plan-sessions.ts';
import { startValues } from './calls/event/start-values.ts';
import { detail } from './calls/detail.ts';
import { exportList } from './calls/export.ts';
import { getHolidays } from './calls/get-holidays.ts';
import { getLoginUserDetails } from './calls/get-login-user-details.ts';
import { history } from './calls/history.ts';
import { jobs } from './calls/jobs.ts';
import { keys } from './calls/keys.ts';
import { mapping } from './calls/learning-environment/mapping.ts';
import { uploads } from './calls/learning-environment/uploads.ts';
import { uploadUsers } from './calls/program-launch/upload-users.ts';
import { users } from './calls/program-launch/users.ts';
import { mails } from './calls/mails.ts';
import { moduleResources } from './calls/module-resources.ts';
import { moveClock } from './calls/move-clock.ts';
import { options } from './calls/options.ts';
import { paginatedList } from './calls/paginated-list.ts';
import { previewUserFilterCriteria } from './calls/preview-user-filter-criteria.ts';
import { reminders } from './calls/reminders.ts';
import { removeView } from './calls/remove-view.ts';
import { remove } from './calls/remove.ts';
import { rest } from './calls/rest.ts';
import { saveView } from './calls/save-view.ts';
import { saveModuleResources } from './calls/save-module-resources.ts';
import { save } from './calls/save.ts';
import { securityCriteriaShape } from './calls/security-criteria.ts';
import { securityFilterValues } from './calls/security-filter-values.ts';
import { sessions } from './calls/sessions.ts';
import { updateUserDetails } from './calls/update-user-details.ts';
import { updateStatus } from './calls/update-status.ts';
import { upload } from './calls/upload.ts';
import { update } from './calls/update.ts';
import { validateUserFilterCriteria } from './calls/validate-user-filter-criteria.ts';
import { views } from './calls/views.ts';
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
  await serveCalls(api);
  jobs(api, context);
  calendarFeed(api, context);
  if (context.movableClock) moveClock(api, context, context.movableClock);
  mails(api, context);
  await serveDocumentation(api);
}

/** Every call, in the order of the specification's table (section 7). */
async function serveCalls(api: FastifyInstance): Promise<void> {
  api.addSchema(securityCriteriaShape);
  checkUserPermission(api);
  getLoginUserDetails(api);
  updateUserDetails(api);
  moduleResources(api);
  saveModuleResources(api);
  attributesForSecurityFilter(api);
  securityFilterValues(api);
  validateUserFilterCriteria(api);
  previewUserFilterCriteria(api);
  getHolidays(api);
  mapping(api);
  for (const entity of entities) {
    save(api, entity);
    paginatedList(api, entity);
    update(api, entity);
    detail(api, entity);
    updateStatus(api, entity);
    remove(api, entity);
    keys(api, entity);
    await bulk(api, entity);
    history(api, entity);
    options(api, entity);
    exportList(api, entity);
    views(api, entity);
    saveView(api, entity);
    removeView(api, entity);
    await actions(api, entity);
    if (entity.dialect === 'rest') rest(api, entity);
  }
  users(api);
  startValues(api);
  plannedCost(api);
  bookings(api);
  sessions(api);
  checkConflicts(api);
  cancelAndRestoreSession(api);
  planSessions(api);
  freeSlots(api);
  meetings(api);
  calendarList(api);
  calendarReminders(api);
  calendarSubscription(api);
  nominationLists(api);
  nominate(api);
  nominationActions(api);
  waitlist(api);
  makeLink(api);
  changes(api);
  reminders(api);
  attendance(api);
  certificates(api);
  checkInCodes(api);
  review(api);
  openingHours(api);
  deliveries(api);
  await api.register(serveUploads);
}

/** In a scope of its own: other calls take no multipart bodies. */
async function serveUploads(api: FastifyInstance): Promise<void> {
  await api.register(multipart, { limits: { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 0, parts: 2 } });
  uploads(api);
  uploadUsers(api);
  importSessions(api);
  uploadNominations(api);
  attendanceFile(api);
  for (const entity of entities) upload(api, entity);
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
