import { jobCalls } from '#model/calls.ts';
import type { Channel } from '#model/delivery.ts';
import type { JobName, JobsReport } from '#model/jobs.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useAskAgain } from '../../data/use-ask-again.ts';
import { useToldCall } from '../../data/use-told-call.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';

const PAUSE_MS = 5000;

/** How everything that repeats itself stands, looked at again and again; and what can be asked of it. */
export function useJobs() {
  const { call } = useRostrumData();
  const answer = useAnswer('jobs', (_asked, signal) => call<JobsReport>(jobCalls.report, { signal }));
  useAskAgain(answer, PAUSE_MS);
  const act = useToldCall(answer.retry);
  return {
    ...answer,
    run: (name: JobName) => act(jobCalls.run, { body: { name } }, 'jobs.asked'),
    resendFailed: (channel: Channel) => act(jobCalls.resendFailed, { body: { channel } }, 'jobs.asked'),
  };
}
