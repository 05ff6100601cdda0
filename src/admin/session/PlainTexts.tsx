import { use, type ReactNode, Suspense, useState } from 'react';
import { I18nContextProvider } from 'react-admin';
import { languageOf } from '#model/languages.ts';
import { createTranslations, type Translations } from '../data/i18n-provider.ts';
import { loadTranslation } from '../languages/load-translation.ts';

interface Props {
  culture: string;
  children: ReactNode;
}

/** The built-in texts alone, for pages that are shown without a session. */
export function PlainTexts({ culture, children }: Props) {
  const [texts] = useState(() => plainTextsOf(culture));
  return (
    <Suspense>
      <WithTexts texts={texts}>{children}</WithTexts>
    </Suspense>
  );
}

async function plainTextsOf(culture: string): Promise<Translations> {
  return createTranslations({ culture, translation: await loadTranslation(languageOf(culture)) });
}

function WithTexts({ texts, children }: { texts: Promise<Translations>; children: ReactNode }) {
  return <I18nContextProvider value={use(texts)}>{children}</I18nContextProvider>;
}
