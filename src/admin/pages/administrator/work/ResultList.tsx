import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ResultScroller } from '../../../entity/ResultScroller.tsx';
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
      <ResultScroller label={translate('administration.results')}>
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
      </ResultScroller>
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
    return [
      ...(result.state ? [translate(`nomination.state.${result.state}`)] : []),
      ...(result.asked ? [translate('administration.asked')] : []),
      ...warnings,
    ];
  };
}

function weightOf(result: NominationResult): number {
  if (isRefused(result)) return 2;
  return result.warnings ? 1 : 0;
}
