import type { Language, Translation } from '#model/languages.ts';

/** What the built-in English has none of: the texts of another language, and a font for its script. */
export async function loadTranslation(language: Language): Promise<Translation | undefined> {
  return (await loaders[language]?.())?.default;
}

const loaders: Partial<Record<Language, () => Promise<{ default: Translation }>>> = {
  de: () => import('#model/languages/de.json'),
  hi: async () => {
    await import('@fontsource-variable/noto-sans-devanagari/wght.css');
    return import('#model/languages/hi.json');
  },
  ar: async () => {
    await import('@fontsource-variable/noto-sans-arabic/wght.css');
    return import('#model/languages/ar.json');
  },
};
