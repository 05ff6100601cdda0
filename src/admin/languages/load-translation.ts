import type { Language, Translation } from '#model/languages.ts';

/** The texts of another language than the built-in English. */
export async function loadTranslation(language: Language): Promise<Translation | undefined> {
  return (await loaders[language]?.())?.default;
}

const loaders: Partial<Record<Language, () => Promise<{ default: Translation }>>> = {
  de: () => import('#model/languages/de.json'),
  hi: () => import('#model/languages/hi.json'),
  ar: () => import('#model/languages/ar.json'),
};
