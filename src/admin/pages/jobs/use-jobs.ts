import { useNotify } from 'react-admin';
import { jobCalls, type Call } from '#model/calls.ts';
import type { Channel } from '#model/delivery.ts';
import type { JobName, JobsReport } from '#model/jobs.ts';
import { messageOf } from '../../data/problems.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useAskAgain } from '../../data/use-ask-again.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';

const PAUSE_MS = 5000;

/** How everything that repeats itself stands, looked at again and again; and what can be asked of it. */
export function useJobs() {
  const { call } = useRostrumData();
  const notify = useNotify();
  const answer = useAnswer('jobs', (_asked, signal) => call<JobsReport>(jobCalls.report, { signal }));
  useAskAgain(answer, PAUSE_MS);
  const act = async (what: Call, body: object): Promise<void> => {
    try {
      await call(what, { body });
      notify('jobs.asked', { type: 'success' });
    } catch (problem) {
      notify(messageOf(problem), { type: 'error' });
    }
    answer.retry();
  };
  return {
    ...answer,
    run: (name: JobName) => act(jobCalls.run, { name }),
    resendFailed: (channel: Channel) => act(jobCalls.resendFailed, { channel }),
  };
}
