import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TokenIssuer } from '#tests/support/token-issuer.ts';
import type { Figure } from '../figure.ts';
import { median } from '../median.ts';
import { startOurs } from './contender.ts';
import { TENANT } from './seed-learners.ts';

const ROUNDS = 5;
const ROWS = 500;
const HEADER = 'userName,employeeCode,email,dateOfJoining,jobRole,status';

/** A CSV file of 500 new trainers on the embedded database, from the upload to the report. */
export async function measureUpload(issuer: TokenIssuer): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'rostrum-bench-'));
  const server = await startOurs({
    DATA_DIR: folder,
    AUTH_SERVER_URL: issuer.url,
    WEB_DIR: 'none',
  });
  const token = await issuer.sign(TENANT, { realm_access: { roles: ['super-admin'] } });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const form = new FormData();
    form.set('FormFile', new Blob([fileOf(round)], { type: 'text/csv' }), 'trainers.csv');
    const started = performance.now();
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/learning-environment/upload-trainers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, hostname: 'localhost' },
      body: form,
    });
    const report = (await answer.json()) as { created?: number };
    times.push(performance.now() - started);
    if (report.created !== ROWS) throw new Error(`The upload was refused: ${JSON.stringify(report)}`);
  }
  await server.stop();
  await rm(folder, { recursive: true });
  return { what: `an upload of ${ROWS} rows, on PGlite`, value: median(times), unit: 'ms', atMost: 1000 };
}

function fileOf(round: number): string {
  const row = (_: unknown, index: number): string =>
    `Person ${index},B${round}-${index},b${round}.${index}@example.test,2020-01-31,Coach,true`;
  return [HEADER, ...Array.from({ length: ROWS }, row), ''].join('\r\n');
}
