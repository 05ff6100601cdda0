import GroupIcon from '@mui/icons-material/GroupsOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Criteria } from '#model/criteria.ts';
import { messageOf } from '../data/problems.ts';
import { useAnswer } from '../data/useAnswer.ts';
import { useRostrumData } from '../data/useRostrumData.ts';

/** How long editing must rest before the audience is counted, in milliseconds. */
const REST_MS = 300;

/** How many learners the criteria choose, counted while one edits. */
export function AudienceCount({ criteria, isComplete }: { criteria: Criteria; isComplete: boolean }) {
  const translate = useTranslate();
  const data = useRostrumData();
  const isEmpty = Object.keys(criteria).length === 0;
  const { value, error, isPending } = useAnswer(isEmpty ? undefined : criteria, data.countAudience, REST_MS);
  const text = () => {
    if (isEmpty) return '';
    if (error) return translate(messageOf(error));
    if (!isComplete) return translate('criteria.incomplete');
    return value === undefined ? '' : translate('criteria.matches', { smart_count: value });
  };
  return (
    <Box
      component="output"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, opacity: isPending && !isEmpty ? 0.6 : 1 }}
    >
      {text() && <GroupIcon fontSize="small" color="primary" aria-hidden />}
      <strong>{text()}</strong>
    </Box>
  );
}
