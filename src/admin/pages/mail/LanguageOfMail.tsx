import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { languageNames, type Language } from '#model/languages.ts';
import { ChoiceOf } from '../../layout/ChoiceOf.tsx';

interface Props {
  value: Language;
  onChange: (language: Language) => void;
}

/** In which language a mail is looked at. */
export function LanguageOfMail({ value, onChange }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ maxInlineSize: 480 }}>
      <ChoiceOf
        label={translate('shell.language')}
        options={Object.keys(languageNames) as Language[]}
        nameOf={(option) => languageNames[option]}
        value={value}
        onChange={onChange}
      />
    </Box>
  );
}
