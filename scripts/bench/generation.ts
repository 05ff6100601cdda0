import { copyProject } from '#tests/support/project-copy.ts';
import type { Figure } from './figure.ts';
import { addSchemas } from './generation/add-schemas.ts';

const COUNTS = [125, 250, 500] as const;

/** `npm run generate` in a copy of the project with ever more schemas, tables and migration included. */
export async function* benchGeneration(): AsyncGenerator<Figure> {
  const seconds: number[] = [];
  for (const count of COUNTS) seconds.push(await secondsToGenerate(count));
  const [few = 0, , many = 0] = seconds;
  const of = COUNTS.map((count, index) => `${count}: ${seconds[index]?.toFixed(1)} s`).join(', ');
  yield { what: `generating ${COUNTS[2]} schemas`, value: many, unit: 's', atMost: 10, of };
  const growth = many / COUNTS[2] / (few / COUNTS[0]);
  yield { what: `a schema among ${COUNTS[2]}, of one among ${COUNTS[0]}`, value: growth, unit: '×', atMost: 1.1 };
}

async function secondsToGenerate(count: number): Promise<number> {
  const copy = await copyProject();
  try {
    await addSchemas(`${copy.folder}/schemas`, count);
    const started = performance.now();
    await copy.generate();
    return (performance.now() - started) / 1000;
  } finally {
    await copy.remove();
  }
}
