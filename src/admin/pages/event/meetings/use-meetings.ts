import { sessionCalls } from '#model/calls.ts';
import type { Meeting } from '#model/meeting.ts';
import { useAnswer } from '../../../data/useAnswer.ts';
import { useAskAgain } from '../../../data/use-ask-again.ts';
import { useToldCall } from '../../../data/use-told-call.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';

const PAUSE_MS = 2000;

/** The meetings of an event at a version of it, looked at again while work on one is about to be done. */
export function useMeetings(eventKey: string, version: number) {
  const { call } = useRostrumData();
  const answer = useAnswer({ key: eventKey, version }, async ({ key, ...asked }, signal) => ({
    ...asked,
    ...(await call<{ items: Meeting[] }>(sessionCalls.meetings, { query: { key }, signal })),
  }));
  const { value, error, retry: readAgain } = answer;
  useAskAgain(
    answer,
    PAUSE_MS,
    value?.items.some(({ state }) => state === 'Planned'),
  );
  const retry = useToldCall(readAgain);
  const tryNow = ({ key }: Meeting) =>
    retry(sessionCalls.retryMeeting, { query: { key: eventKey }, body: { meetingKey: key } });
  return { meetings: value?.items, isCurrent: value?.version === version, error, readAgain, tryNow };
}
