import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { whyCriteriaInvalid } from '#model/criteria-check.ts';
import type { AudiencePreview } from '#model/audience.ts';
import type { Criteria } from '#model/criteria.ts';
import type { Field } from '#model/entity.ts';
import type { Option } from '#model/history.ts';
import { useAnswer, type Answer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { Failure } from '../Failure.tsx';
import { REST_MS, useAudienceQuestion } from './audience-question.ts';
import { AudienceChanges } from './AudienceChanges.tsx';
import { AudienceCount } from './AudienceCount.tsx';
import { AudiencePeople } from './AudiencePeople.tsx';
import { AudienceSplits } from './AudienceSplits.tsx';
import { IsIn } from './IsIn.tsx';

interface Props {
  fields: readonly Field[];
  criteria: Criteria;
  /** The entity of whom it is an audience. */
  owner: string | undefined;
}

/** Who the criteria choose, live. */
export function AudiencePanel(props: Props) {
  const translate = useTranslate();
  const isEmpty = Object.keys(props.criteria).length === 0;
  return (
    <Box component="section" aria-label={translate('audience.title')} sx={panel}>
      <Typography variant="h3">{translate('audience.title')}</Typography>
      {isEmpty ? <Typography color="textSecondary">{translate('audience.none')}</Typography> : <Audience {...props} />}
    </Box>
  );
}

/** While the criteria are incomplete, it shows whom they chose before. */
function Audience({ fields, criteria, owner = '' }: Props) {
  const translate = useTranslate();
  const data = useRostrumData();
  const [person, setPerson] = useState<Option | null>(null);
  const asked = whyCriteriaInvalid(criteria, fields) ? undefined : criteria;
  const question = useAudienceQuestion(asked, person?.value);
  const answer = useAnswer(question, data.previewAudience, REST_MS);
  return (
    <>
      <AudienceCount criteria={asked} />
      {!asked && (
        <Typography variant="body2" color="textSecondary">
          {translate('criteria.incomplete')}
        </Typography>
      )}
      <IsIn fields={fields} owner={owner} person={person} onChange={setPerson} answer={answer.value?.learner} />
      <Preview fields={fields} answer={answer} isAsked={asked !== undefined} />
    </>
  );
}

interface PreviewProps {
  fields: readonly Field[];
  answer: Answer<AudiencePreview>;
  isAsked: boolean;
}

function Preview({ fields, answer: { value, error, isPending, retry }, isAsked }: PreviewProps) {
  const translate = useTranslate();
  if (error !== undefined) {
    return <Failure text={translate('audience.previewFailed')} problem={error} onRetry={retry} />;
  }
  if (!value) return isAsked && <Skeleton variant="rounded" height={320} />;
  return (
    <Box sx={parts} aria-busy={isPending || !isAsked}>
      {value.changes && <AudienceChanges changes={value.changes} />}
      <AudienceSplits fields={fields} preview={value} />
      <AudiencePeople preview={value} />
    </Box>
  );
}

const parts = { display: 'grid', gap: 2, '&[aria-busy=true]': { color: 'text.secondary' } } as const;

const panel = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  alignContent: 'start',
  minInlineSize: 0,
  padding: 2,
  borderRadius: 1.5,
  backgroundColor: 'sunken',
} as const;
