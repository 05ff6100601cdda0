import { useNotify } from 'react-admin';
import { sessionCalls } from '#model/calls.ts';
import type { Meeting } from '#model/meeting.ts';
import { messageOf } from '../../../data/problems.ts';
import { useAnswer } from '../../../data/useAnswer.ts';
import { useAskAgain } from '../../../data/use-ask-again.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';

const PAUSE_MS = 2000;

/** The meetings of an event at a version of it, looked at again while work on one is about to be done. */
export function useMeetings(eventKey: string, version: number) {
  const { call } = useRostrumData();
  const notify = useNotify();
  const answer = useAnswer({ key: eventKey, version }, async ({ key, ...asked }, signal) => ({
    ...asked,
    ...(await call<{ items: Meeting[] }>(sessionCalls.meetings, { query: { key }, signal })),
  }));
  const { value, error, retry: readAgain } = answer;
  useAskAgain(answer, PAUSE_MS, value?.items.some(({ state }) => state === 'Planned'));
  const tryNow = async ({ key }: Meeting): Promise<void> => {
    try {
      await call(sessionCalls.retryMeeting, { query: { key: eventKey }, body: { meetingKey: key } });
    } catch (problem) {
      notify(messageOf(problem), { type: 'error' });
    }
    readAgain();
  };
  return { meetings: value?.items, isCurrent: value?.version === version, error, readAgain, tryNow };
}
