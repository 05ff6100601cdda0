/** `npm run check languages`: every text is there in every language, names what the English one names, and is used. */
import { globSync, readFileSync } from 'node:fs';
import { agendaFields } from '#model/agenda/agenda.ts';
import { attendanceHistoryFields } from '#model/attendance-history.ts';
import { entities } from '#model/entities.ts';
import { launchUserColumns, launchUserFields } from '#model/launch-users.ts';
import { entityMessagesOf, fieldMessagesOf, messages } from '#model/messages.ts';
import { languageNames, type Translation } from '#model/languages.ts';
import { pageMessages } from '#admin/data/page-messages.ts';
import { screenMessages } from '#admin/data/screen-messages.ts';
import { certificateMessages } from '#server/certificates/certificate-messages.ts';
import { linkMessages } from '#server/links/link-messages.ts';

/** The keys that react-admin itself asks for. */
const REACT_ADMIN = 'ra.';

const builtIn = { ...messages, ...screenMessages, ...pageMessages, ...linkMessages, ...certificateMessages };
const schemaTexts = new Set([
  ...entities.flatMap((entity) => Object.values(entityMessagesOf(entity))),
  ...[...agendaFields, ...launchUserFields, ...launchUserColumns, ...attendanceHistoryFields].flatMap((field) =>
    Object.values(fieldMessagesOf(field)),
  ),
]);
const problems = [...unusedKeys(), ...otherLanguages().flatMap((language) => problemsOf(language))];

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

function otherLanguages(): string[] {
  return Object.keys(languageNames).filter((language) => language !== 'en');
}

function problemsOf(language: string): string[] {
  const { keys, texts } = JSON.parse(readFileSync(`src/model/languages/${language}.json`, 'utf8')) as Translation;
  const expected = expectedKeys(language);
  return [
    ...compared(expected, keys).map((problem) => `${language} keys: ${problem}`),
    ...compared(new Map([...schemaTexts].map((text) => [text, text])), texts).map(
      (problem) => `${language} texts: ${problem}`,
    ),
  ];
}

/** What is missing, what nobody asks for, and what names other arguments than the English text. */
function compared(expected: ReadonlyMap<string, string>, found: Record<string, string>): string[] {
  const missing = [...expected].filter(([name]) => !Object.hasOwn(found, name));
  const unknown = Object.keys(found).filter((name) => !expected.has(name));
  const different = [...expected].filter(
    ([name, english]) => found[name] !== undefined && argumentsIn(found[name]) !== argumentsIn(english),
  );
  return [
    ...missing.map(([name, english]) => `"${name}" is missing: ${english}`),
    ...unknown.map((name) => `"${name}" is used nowhere`),
    ...different.map(([name, english]) => `"${name}" names other arguments than "${english}"`),
  ];
}

/** The keys of English with the plural forms of the language instead of its own. */
function expectedKeys(language: string): Map<string, string> {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return new Map(
    Object.entries(builtIn).flatMap(([key, english]) => {
      const [, stem] = /^(.*)_other$/.exec(key) ?? [];
      if (stem) return pluralCategories.map((category): [string, string] => [`${stem}_${category}`, english]);
      return key.endsWith('_one') ? [] : [[key, english] as [string, string]];
    }),
  );
}

/** A plural form may leave its count to a word. */
function argumentsIn(text: string): string {
  const names = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name).filter((name) => name !== 'count');
  return names.toSorted((one, other) => one.localeCompare(other)).join(' ');
}

/** A key is used where a source says it, or says the beginning of it in a template; history names any action of an entity. */
function unusedKeys(): string[] {
  const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/generated|messages\.ts$|\.test\./.test(file));
  const source = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  const said = [...source.matchAll(/`([a-zA-Z.]+\.)\$\{/g)].map(([, stem = '']) => stem);
  const stems = [...said, ...entities.map(({ keys }) => `${keys}.action.`)];
  return Object.keys(builtIn)
    .map((key) => key.replace(/_(one|other)$/, ''))
    .filter((key) => !key.startsWith(REACT_ADMIN))
    .filter((key) => !source.includes(`'${key}'`) && !stems.some((stem) => key.startsWith(stem)))
    .map((key) => `"${key}" is used nowhere`);
}
