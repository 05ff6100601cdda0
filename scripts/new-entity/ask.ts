import { createInterface, type Interface } from 'node:readline/promises';
import { fieldOf } from './fields.ts';
import { offeredKinds } from './property-by-kind.ts';
import { Refusal } from '../refusal.ts';

export interface Said {
  title?: string | undefined;
  plural?: string | undefined;
  section?: string | undefined;
  fields?: string | undefined;
}

/** Asks on the terminal for what was not said; Enter takes what is proposed. */
export async function askFor(said: Said, proposed: Required<Omit<Said, 'fields'>>): Promise<Said> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question: string, proposal = ''): Promise<string> =>
    (await terminal.question(`${question}${proposal && ` (${proposal})`}: `)).trim() || proposal;
  try {
    return {
      title: said.title ?? (await ask('One of them is called', proposed.title)),
      plural: said.plural ?? (await ask('Several are called', proposed.plural)),
      section: said.section ?? (await ask('It stands in the menu under setup, or nowhere: none', proposed.section)),
      fields: said.fields ?? (await askForFields(terminal)),
    };
  } finally {
    terminal.close();
  }
}

async function askForFields(terminal: Interface): Promise<string> {
  console.log(`Its fields, one a line, as in number:code! or status:choice(draft|issued); an empty line ends.`);
  console.log(`Kinds: ${offeredKinds.join(', ')}`);
  const fields: string[] = [];
  for (;;) {
    const line = (await terminal.question('  field: ')).trim();
    if (line === '' && fields.length > 0) return fields.join(',');
    const mistake = whyNoField(line || 'nothing');
    if (mistake) console.log(`  ${mistake}`);
    else fields.push(line);
  }
}

/** A mistake is said at once, and the line is asked for again. */
function whyNoField(line: string): string | undefined {
  try {
    fieldOf(line);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
