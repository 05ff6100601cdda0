import { useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { messageOf } from '../../../data/problems.ts';
import { useMarkSeen } from '../live/live-context.ts';
import { AskDialog } from './AskDialog.tsx';
import { isRefused, type NominationResult } from './nomination-result.ts';
import { ResultsDialog } from './ResultsDialog.tsx';
import { useSummary } from './summary.ts';
import { WorkContext, type Work, type WorkInput } from './work.ts';

interface Finished {
  work: Work;
  results: readonly NominationResult[];
}

/** Asks, does and tells what came of it; what there is more to say about than a line is shown as a list. */
export function Working({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const markSeen = useMarkSeen();
  const summaryOf = useSummary();
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Work>();
  const [finished, setFinished] = useState<Finished>();
  const run = async (work: Work, input: WorkInput) => {
    const results = await work.send(input);
    setAsked(undefined);
    work.onDone?.(results);
    const hasMoreToTell = results.some((result) => isRefused(result) || (result.warnings?.length ?? 0) > 0);
    if (hasMoreToTell) setFinished({ work, results });
    else {
      const summary = summaryOf(results, work.done);
      notify(summary, { type: 'success', messageArgs: { _: summary } });
      // What began it may be gone with its row.
      place.current?.focus();
    }
    refresh();
    markSeen();
  };
  const begin = (work: Work) => {
    const asksFirst = work.question !== undefined || work.reason !== undefined || work.preview !== undefined;
    if (asksFirst) setAsked(work);
    else run(work, {}).catch((problem: unknown) => notify(translate(messageOf(problem)), { type: 'error' }));
  };
  return (
    <WorkContext value={begin}>
      <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
        {children}
      </Box>
      {asked && <AskDialog work={asked} onTake={(input) => run(asked, input)} onClose={() => setAsked(undefined)} />}
      {finished && (
        <ResultsDialog
          title={finished.work.title}
          done={finished.work.done}
          results={finished.results}
          onClose={() => {
            setFinished(undefined);
            place.current?.focus();
          }}
        />
      )}
    </WorkContext>
  );
}
