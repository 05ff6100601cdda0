import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { Criteria } from '#model/criteria.ts';
import { useAttributes } from '../attributes.ts';
import { Failure } from '../Failure.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import type { InputProps } from '../field-props.ts';
import { AudiencePanel } from './AudiencePanel.tsx';
import { CriteriaBuilder } from './CriteriaBuilder.tsx';
import { Sentence } from './Sentence.tsx';

/** Criteria: their builder, and at its end side, or below where there is no room, the audience that they choose. */
export const CriteriaInput = memo(function CriteriaInput({ field, name }: InputProps) {
  const { field: input } = useController({ name });
  return (
    <FieldFrame field={field} name={name} group="group">
      {() => <Editing criteria={(input.value ?? {}) as Criteria} onChange={input.onChange} />}
    </FieldFrame>
  );
});

interface Props {
  criteria: Criteria;
  onChange: (criteria: Criteria | null) => void;
}

function Editing({ criteria, onChange }: Props) {
  const translate = useTranslate();
  const { fields, owner, error, retry } = useAttributes();
  if (!fields && error !== undefined) {
    return <Failure text={translate('criteria.failed')} problem={error} onRetry={retry} />;
  }
  if (!fields) return <Skeleton variant="rounded" height={240} />;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={sides}>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minInlineSize: 0 }}>
          <CriteriaBuilder fields={fields} criteria={criteria} onChange={onChange} />
          <Sentence fields={fields} criteria={criteria} />
        </Box>
        <AudiencePanel fields={fields} criteria={criteria} owner={owner} />
      </Box>
    </Box>
  );
}

const sides = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
} as const;
