import { useTranslate } from 'react-admin';
import { cultures, languageNames, languageOf, type Language } from '#model/languages.ts';
import { useSession } from '../session/SessionContext.tsx';
import { ChoiceOf } from './ChoiceOf.tsx';

const offered = Object.keys(languageNames) as Language[];

/** The language of the screens; choosing another one starts the application anew. */
export function LanguageChoice() {
  const translate = useTranslate();
  const { culture, startAnew } = useSession();
  return (
    <ChoiceOf
      label={translate('shell.language')}
      options={offered}
      nameOf={(language) => languageNames[language]}
      value={languageOf(culture)}
      onChange={(language) => startAnew(cultures[language])}
    />
  );
}
