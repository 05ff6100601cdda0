/**
 * `npm run new:entity NAME`: writes the entity's file and all that follows from it. What the flags do not say is asked
 * on a terminal. Leaves nothing behind when it fails.
 */
import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wordsOf } from './generate/with-defaults.ts';
import { askFor, type Said } from './new-entity/ask.ts';
import { entityTextOf, type Answers } from './new-entity/entity-file.ts';
import { fieldsOf } from './new-entity/fields.ts';
import { pluralOf } from './new-entity/plural-of.ts';
import { whyNameRefused } from './new-entity/why-name-refused.ts';
import { camelCase } from './generate/camel-case.ts';
import { argumentsOf, Refusal, runCommand } from './refusal.ts';
import { capture } from './run.ts';

/** The main section holds the pages that the specification routes. */
const SECTIONS = ['setup', 'none'];
const OUTLINES = 'tests/forms/every-entity.test.tsx';
const RULES = 'tests/rules/every-entity.test.ts';

const text = { type: 'string' } as const;

await runCommand(run);

async function run(): Promise<void> {
  const { positionals, values: said } = argumentsOf({
    title: text,
    plural: text,
    fields: text,
    section: text,
    icon: text,
  });
  const [name = ''] = positionals;
  const refusal = whyNameRefused(name, await namesTaken());
  if (refusal) throw new Refusal(refusal);
  const answers = await answersOf(name, said);
  const file = join('schemas', `${name}.json`);
  await writeFile(file, await entityTextOf(answers));
  const generated = await capture('node', ['scripts/generate.ts']);
  if (generated.code !== 0) {
    await rm(file);
    throw new Refusal(`Nothing was written, for the entity would not be right:\n${generated.output.trim()}`);
  }
  console.log(generated.output.trim());
  console.log(sayingOf(answers, await drawOutlines(answers)));
}

/** What the screens' own test compares with from now on. Whether they could be drawn. */
async function drawOutlines({ plural }: Answers): Promise<boolean> {
  if (!existsSync(OUTLINES)) return false;
  const { code } = await capture('vitest', ['run', OUTLINES, RULES, '-t', `of ${plural}`, '-u']);
  return code === 0;
}

async function namesTaken(): Promise<string[]> {
  return (await readdir('schemas')).map((file) => file.replace('.json', ''));
}

async function answersOf(name: string, said: Said & { icon?: string }): Promise<Answers> {
  const title = said.title ?? wordsOf(camelCase(name));
  const proposed = { title, plural: pluralOf(title), section: 'setup' };
  const isAsked = process.stdin.isTTY && said.fields === undefined;
  const { fields, section = proposed.section, ...names } = isAsked ? await askFor(said, proposed) : said;
  if (fields === undefined) {
    throw new Refusal(
      `Say which fields it has, as in --fields "name:text!,startsOn:date,status:choice(draft|issued)".`,
    );
  }
  if (!SECTIONS.includes(section)) throw new Refusal(`"${section}" is no section: there are ${SECTIONS.join(', ')}.`);
  return {
    name,
    title: names.title ?? title,
    plural: names.plural ?? pluralOf(names.title ?? title),
    section,
    icon: said.icon,
    fields: fieldsOf(fields),
  };
}

function sayingOf({ name, title, plural, section }: Answers, isDrawn: boolean): string {
  return `
${title} is there: list, form, filters, CSV template, rights, calls and its table.
  Schema   schemas/${name}.json
  Screen   ${section === 'none' ? 'none of its own' : `/setup/${name} (npm run dev), in the menu as ${plural}`}
  Calls    /api/${name}/paginated-list, save, update … (/api/docs)
  Tests    ${isDrawn ? `tests/forms/outlines/${name}.*.txt, tests/rules/outlines/${name}.txt, and every test that runs for all entities` : `their outlines could not be drawn: npx vitest run ${OUTLINES} ${RULES} -u`}
Who may do what is in the schema's x-resource.access: super admins alone, until it says more.`;
}
