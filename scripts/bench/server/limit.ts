import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Ajv } from 'ajv';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { Pool, types } from 'pg';
import { fold } from '#model/fold.ts';
import { newKey } from '#server/records/new-key.ts';
import learner from '../../../schemas/learner.json' with { type: 'json' };
import { TENANT } from './seed-learners.ts';

/**
 * What a server can do at most with these parts: node:http, pg, a verified token, a validated body and the queries by
 * hand. It has no rights, no second tenant, no audit, no log; learners only.
 */
const { PORT, DATABASE_URL, AUTH_SERVER_URL } = process.env;
const issuer = `${AUTH_SERVER_URL}/realms/${TENANT}`;
const keys = createRemoteJWKSet(new URL(`${issuer}/protocol/openid-connect/certs`));
const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });
types.setTypeParser(types.builtins.DATE, (date) => date);
types.setTypeParser(types.builtins.INT8, Number);

const columns = ['key', 'creationTime', 'modificationTime', 'createdBy', 'version', ...Object.keys(learner.properties)]
  .map((column) => `"${column}"`)
  .join(', ');

interface ListBody {
  pageOptions: { pageIndex: number; pageSize: number };
  sortConfig: { active: 'creationTime' | 'name'; direction: 'asc' | 'desc' };
  searchCriteria?: { filter: { creationTime: { greaterThan: string } } };
}

const sorted = { creationTime: '"creationTime"', name: '"nameFolded"' };

async function list(body: ListBody, isCounted: boolean): Promise<object> {
  const { pageOptions, sortConfig, searchCriteria } = body;
  const after = searchCriteria?.filter.creationTime.greaterThan;
  const where = `from learner where tenant = $1${after ? ' and "creationTime" > $2' : ''}`;
  const parameters = after ? [TENANT, after] : [TENANT];
  const order = `order by ${sorted[sortConfig.active]} ${sortConfig.direction}, key ${sortConfig.direction}`;
  const offset = pageOptions.pageIndex * pageOptions.pageSize;
  const [page, count] = await Promise.all([
    pool.query(`select ${columns} ${where} ${order} limit ${pageOptions.pageSize} offset ${offset}`, parameters),
    isCounted ? pool.query<{ count: number }>(`select count(*) ${where}`, parameters) : undefined,
  ]);
  return { items: page.rows, totalItems: count?.rows[0]?.count };
}

interface LearnerBody {
  name: string;
  employeeCode: string;
  grade?: number;
}

async function save({ name, employeeCode, grade }: LearnerBody): Promise<object> {
  const now = new Date();
  const { rows } = await pool.query(
    `insert into learner (tenant, key, "creationTime", "modificationTime", "createdBy", "createdByFolded",
       "createdById", version, name, "nameFolded", "employeeCode", "employeeCodeFolded", grade, status)
     values ($1, $2, $3, $3, $4, $5, $6, 1, $7, $8, $9, $10, $11, true) returning ${columns}`,
    [TENANT, newKey(now), now, 'Bench', 'bench', 'bench', name, fold(name), employeeCode, fold(employeeCode), grade],
  );
  return rows[0];
}

const ajv = new Ajv();
const isListBody = ajv.compile<ListBody>({
  type: 'object',
  additionalProperties: false,
  required: ['pageOptions', 'sortConfig'],
  properties: {
    pageOptions: {
      type: 'object',
      additionalProperties: false,
      properties: { pageIndex: { type: 'integer', minimum: 0 }, pageSize: { type: 'integer', maximum: 100 } },
    },
    sortConfig: {
      type: 'object',
      additionalProperties: false,
      properties: { active: { enum: Object.keys(sorted) }, direction: { enum: ['asc', 'desc'] } },
    },
    searchCriteria: { type: 'object' },
  },
});
const isLearner = ajv.compile<LearnerBody>({
  type: 'object',
  additionalProperties: false,
  required: ['name', 'employeeCode'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100 },
    employeeCode: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[A-Za-z0-9_-]+$' },
    grade: { type: 'integer', minimum: 1, maximum: 20 },
  },
});

/** By path and query, which says whether the total is counted. */
const routes: Record<string, (body: unknown) => Promise<object> | undefined> = {
  '/api/learner/paginated-list': (body) => (isListBody(body) ? list(body, false) : undefined),
  '/api/learner/paginated-list?counted': (body) => (isListBody(body) ? list(body, true) : undefined),
  '/api/learner/save': (body) => (isLearner(body) ? save(body) : undefined),
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  await jwtVerify(token, keys, { issuer, audience: 'rostrum-api', algorithms: ['RS256'] });
  const body: unknown = JSON.parse(await text(request));
  const result = await routes[request.url ?? '']?.(body);
  const answered = JSON.stringify(result ?? {});
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answered) };
  response.writeHead(result ? 200 : 400, headers).end(answered);
}

createServer((request, response) => {
  answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
}).listen(Number(PORT), '127.0.0.1');
