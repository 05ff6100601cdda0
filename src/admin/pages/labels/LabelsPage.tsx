import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { useCallback, useDeferredValue, useState } from 'react';
import { cultures, languageNames, languageOf, type Language } from '#model/languages.ts';
import type { Messages } from '#model/messages.ts';
import { messageOf } from '../../data/problems.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { ExitWarningOf } from '../../entity/ExitWarning.tsx';
import { usePageName } from '../../layout/crumb.ts';
import { ChoiceOf } from '../../layout/ChoiceOf.tsx';
import { useSession } from '../../session/SessionContext.tsx';
import { useBuiltInTexts } from './labels.ts';
import { LabelRows } from './LabelRows.tsx';

/** The words of the product as a super admin wants them, for each language (specification, section 1). */
export function LabelsPage() {
  const translate = useTranslate();
  const session = useSession();
  const [language, setLanguage] = useState<Language>(languageOf(session.culture));
  const title = translate('labels.title');
  usePageName(title);
  // A culture with a region, such as en-IN, has strings of its own.
  const culture = languageOf(session.culture) === language ? session.culture : cultures[language];
  return (
    <Stack spacing={2}>
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary">{translate('labels.explain')}</Typography>
      <Box sx={{ maxInlineSize: 480 }}>
        <ChoiceOf
          label={translate('shell.language')}
          options={Object.keys(languageNames) as Language[]}
          nameOf={(option) => languageNames[option]}
          value={language}
          onChange={setLanguage}
        />
      </Box>
      <Labels key={culture} culture={culture} />
    </Stack>
  );
}

function Labels({ culture }: { culture: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const data = useRostrumData();
  const { startAnew } = useSession();
  const builtIn = useBuiltInTexts(culture);
  const [saves, setSaves] = useState(0);
  const { value: own, error } = useAnswer({ culture, saves }, () => data.overrides(culture));
  const [changed, setChanged] = useState<Messages>({});
  const [search, setSearch] = useState('');
  const shownSearch = useDeferredValue(search);
  const [isOwnOnly, setOwnOnly] = useState(false);
  const change = useCallback((key: string, text: string) => setChanged((before) => ({ ...before, [key]: text })), []);
  if (error) return <Alert severity="error">{translate(messageOf(error))}</Alert>;
  if (!own || !builtIn) return null;
  const texts = { ...own, ...changed };
  const save = async () => {
    await data.saveOverrides(culture, changed);
    setChanged({});
    setSaves(saves + 1);
    notify('labels.saved', { type: 'success' });
  };
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          label={translate('labels.search')}
          value={search}
          onChange={({ target: { value } }) => setSearch(value)}
          sx={{ minInlineSize: 280 }}
        />
        <FormControlLabel
          control={<Switch checked={isOwnOnly} onChange={(_event, isOn) => setOwnOnly(isOn)} />}
          label={translate('labels.own')}
        />
        {saves > 0 && Object.keys(changed).length === 0 && (
          <Button onClick={() => startAnew()}>{translate('labels.show')}</Button>
        )}
        <Button
          variant="contained"
          disabled={Object.keys(changed).length === 0}
          onClick={() => void save().catch(() => {})}
          sx={{ marginInlineStart: 'auto !important' }}
        >
          {translate('form.save')}
        </Button>
      </Stack>
      <LabelRows builtIn={builtIn} texts={texts} search={shownSearch} isOwnOnly={isOwnOnly} onChange={change} />
      <ExitWarningOf isDirty={Object.keys(changed).length > 0} />
    </>
  );
}
