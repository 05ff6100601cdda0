import type { Option } from '#model/history.ts';
import { MAX_OPTIONS } from '#model/limits.ts';

type AskByKeys = (resource: string, keys: string[]) => Promise<Option[]>;

/** How long questions wait for others of the same entity, in milliseconds. */
const WAIT_MS = 10;

/** Asks for the labels of all keys that cells and inputs want at the same time at once, instead of row by row. */
export function batchOptions(ask: AskByKeys): AskByKeys {
  const waiting = new Map<string, { keys: Set<string>; answer: Promise<Option[]> }>();
  const askSoon = (resource: string) => {
    const keys = new Set<string>();
    const answer = new Promise((resolve) => {
      setTimeout(resolve, WAIT_MS);
    }).then(async () => {
      waiting.delete(resource);
      return (await Promise.all(chunksOf([...keys]).map((chunk) => ask(resource, chunk)))).flat();
    });
    const batch = { keys, answer };
    waiting.set(resource, batch);
    return batch;
  };
  return async (resource, wanted) => {
    const batch = waiting.get(resource) ?? askSoon(resource);
    for (const key of wanted) batch.keys.add(key);
    return (await batch.answer).filter(({ value }) => wanted.includes(value));
  };
}

function chunksOf(keys: string[]): string[][] {
  const chunks = Math.ceil(keys.length / MAX_OPTIONS);
  return Array.from({ length: chunks }, (_, chunk) => keys.slice(chunk * MAX_OPTIONS, (chunk + 1) * MAX_OPTIONS));
}
