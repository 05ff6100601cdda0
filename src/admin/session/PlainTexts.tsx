import { use, type ReactNode, Suspense } from 'react';
import { I18nContextProvider } from 'react-admin';
import { createTranslations } from '../data/i18n-provider.ts';

/** The built-in texts alone, for pages that are shown without a session. */
export function PlainTexts({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <WithTexts>{children}</WithTexts>
    </Suspense>
  );
}

const texts = createTranslations('en', {});

function WithTexts({ children }: { children: ReactNode }) {
  return <I18nContextProvider value={use(texts)}>{children}</I18nContextProvider>;
}
