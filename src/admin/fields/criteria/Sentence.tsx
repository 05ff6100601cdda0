import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Criteria } from '#model/criteria.ts';
import type { Field } from '#model/entity.ts';
import { useDescribe } from '../describe.ts';

/** The whole filter in words. */
export function Sentence({ fields, criteria }: { fields: readonly Field[]; criteria: Criteria }) {
  const translate = useTranslate();
  const describe = useDescribe(fields, criteria);
  const phrases = describe(criteria);
  if (phrases.length === 0) return null;
  return (
    <Typography
      variant="body2"
      sx={{ padding: 1.25, backgroundColor: 'sunken', borderRadius: 1, overflowWrap: 'anywhere' }}
    >
      <strong>{translate('criteria.sentence')}</strong> {phrases.join(` ${translate('common.and')} `)}
    </Typography>
  );
}
