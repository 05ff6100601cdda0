import { useI18nProvider } from 'react-admin';
import { useState } from 'react';
import type { Messages } from '#model/messages.ts';
import type { Translations } from './i18n-provider.ts';

/** Teaches the translations what a page without an entity says, before it says it. */
export function usePageTexts(texts: Messages): void {
  // The application gives its own.
  const translations = useI18nProvider() as Translations;
  useState(() => translations.addTexts({ messages: texts, fields: [] }));
}
