import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What was asked for can't be done; the message says what to do instead. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Runs a command; one that is refused says why and ends with 1. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** The command's words and flags; flags that it does not have are refused. */
export function argumentsOf<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    // Node goes on about arguments that begin with a dash, which none of ours do.
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. ');
    const flags = Object.keys(options).map((name) => `--${name}`);
    throw new Refusal(`${reason}. There are ${flags.join(', ')}.`);
  }
}
