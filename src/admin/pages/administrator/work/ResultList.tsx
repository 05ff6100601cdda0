import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormatDate } from '../../../fields/format-date.ts';
import { useLearnerNames } from './learner-names.ts';
import { isRefused, reasonsIn, type NominationResult } from './nomination-result.ts';

/** Nobody reads more. */
const SHOWN = 100;

/** What became of each learner, what there is something to say about first. */
export function ResultList({ results }: { results: readonly NominationResult[] }) {
  const translate = useTranslate();
  const wordsOf = useResultWords();
  const shown = results.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, SHOWN);
  const nameOf = useLearnerNames(shown.map(({ learnerKey }) => learnerKey));
  return (
    <>
      <Box component="section" tabIndex={0} aria-label={translate('administration.results')} sx={scroller}>
        <Box component="ul" sx={list}>
          {shown.map((result) => (
            <li key={result.nominationKey ?? result.learnerKey}>
              <Typography sx={{ fontWeight: 600 }}>{nameOf(result.learnerKey)}</Typography>
              {wordsOf(result).map((words) => (
                <Typography key={words} variant="body2" color={isRefused(result) ? 'error' : 'textSecondary'}>
                  {words}
                </Typography>
              ))}
            </li>
          ))}
        </Box>
      </Box>
      {results.length > SHOWN && (
        <Typography variant="body2">
          {translate('administration.results.shown', { shown: SHOWN, total: results.length })}
        </Typography>
      )}
    </>
  );
}

/** The reasons against it, or the state that it is in with the warnings. */
function useResultWords() {
  const translate = useTranslate();
  const { instantOf } = useFormatDate();
  return (result: NominationResult): string[] => {
    if (isRefused(result))
      return [
        reasonsIn(result)
          .map((key) => translate(key))
          .join(' · '),
      ];
    const warnings = (result.warnings ?? []).map(({ message, with: other }) => {
      const event = other.eventName ?? translate('agenda.conflict.otherEvent');
      const [start, end] = [instantOf(other.startAt), instantOf(other.endAt)];
      return translate('administration.results.warning', { warning: translate(message), event, start, end });
    });
    return [...(result.state ? [translate(`nomination.state.${result.state}`)] : []), ...warnings];
  };
}

function weightOf(result: NominationResult): number {
  if (isRefused(result)) return 2;
  return result.warnings ? 1 : 0;
}

const scroller = {
  maxBlockSize: '45vh',
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflowWrap: 'anywhere',
  '& li': { paddingInline: 1.5, paddingBlock: 0.75 },
  '& li + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;
