import { languageNames, type Language, type Translation } from '#model/languages.ts';

/** The first language that the product speaks among those of a browser's `Accept-Language`, or of one culture. */
export function wantedLanguage(accepted = ''): Language | undefined {
  const wanted = accepted.split(',').map((part) => part.trim().split(/[-;]/)[0]?.toLowerCase());
  const known = Object.keys(languageNames) as Language[];
  return wanted.flatMap((name) => known.find((language) => language === name) ?? [])[0];
}

/** What the product says in a language; undefined for English, which is built in. */
export async function translationFor(language: Language): Promise<Translation | undefined> {
  return (await loaders[language]?.())?.default;
}

const loaders: Partial<Record<Language, () => Promise<{ default: Translation }>>> = {
  de: () => import('#model/languages/de.json', { with: { type: 'json' } }),
  hi: () => import('#model/languages/hi.json', { with: { type: 'json' } }),
  ar: () => import('#model/languages/ar.json', { with: { type: 'json' } }),
};
