import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AudiencePreview } from '#model/audience.ts';
import type { Field } from '#model/entity.ts';
import type { Option } from '#model/history.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { Failure } from '../Failure.tsx';
import { Why } from './Why.tsx';

interface Props {
  fields: readonly Field[];
  /** The entity whose records are searched. */
  owner: string;
  person: Option | null;
  onChange: (person: Option | null) => void;
  answer: AudiencePreview['learner'];
}

/** How long typing must rest before people are searched, in milliseconds. */
const REST_MS = 250;

/** Whether somebody is in the audience, and the rules that decide. */
export function IsIn({ fields, owner, person, onChange, answer }: Props) {
  const translate = useTranslate();
  const data = useRostrumData();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const {
    value: found = [],
    isPending,
    error,
    retry,
  } = useAnswer(typed, (text) => data.options(owner, { text }), REST_MS);
  return (
    <Box>
      <FormLabel htmlFor={id}>{translate('audience.isIn')}</FormLabel>
      <Autocomplete<Option>
        id={id}
        options={found}
        filterOptions={(all) => all}
        value={person}
        loading={isPending}
        loadingText={translate('common.loading')}
        noOptionsText={translate('audience.nobodyFound')}
        isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
        getOptionKey={({ value }) => value}
        // Typing and pasting open the list too: what they search stays.
        onOpen={() => setTyped((text) => text ?? '')}
        onClose={() => setTyped(undefined)}
        onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
        onChange={(_event, chosen) => onChange(chosen)}
        renderInput={(params) => <TextField {...params} placeholder={translate('audience.search')} />}
      />
      {error !== undefined && <Failure text={translate('choice.failed')} problem={error} onRetry={retry} />}
      <Box component="output" sx={{ display: 'block', marginBlockStart: 1 }}>
        {person && answer?.key === person.value && <Why fields={fields} learner={answer} />}
      </Box>
    </Box>
  );
}
