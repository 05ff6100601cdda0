import { camelCase } from '../generate/camel-case.ts';

/** Words of JavaScript, and modules that stand beside those of the entities. */
const RESERVED = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return ' +
    'static super switch this throw true try typeof var void while with yield ' +
    'index registry types common released audit arguments eval'
  ).split(' '),
);

/** Why an entity can't be called that; undefined when it can. `taken` are the names that are there. */
export function whyNameRefused(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return 'Say what the entity is called: npm run new:entity certificate';
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    const better = betterName(name);
    const instead = better ? `, such as ${better}` : ', such as training-room';
    return `"${name}" can't name an entity: it is small letters, words joined by dashes${instead}.`;
  }
  if (taken.includes(name)) return `There is a "${name}" already: edit schemas/${name}.json, or choose another name.`;
  if (RESERVED.has(camelCase(name))) return `"${name}" has a meaning of its own in the code: choose another name.`;
  return undefined;
}

/** `TrainingRoom` and `training_room` are meant to be `training-room`. */
function betterName(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return words.replaceAll(/[^a-z]+/g, '-').replaceAll(/^-|-$/g, '');
}
