import { useNotify } from 'react-admin';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import { cancelSession, restoreSession, type VersionedAgenda } from './agenda-calls.ts';
import type { EditedSession } from './edited-agenda.ts';
import type { Agenda } from './use-agenda.ts';

/** What is said of one session to the server at once, not with the next save. */
export interface SessionAnswers {
  /** Whether there are changes that the answer would push aside. */
  isUnsaved: boolean;
  /** Both reject with the server's problem. */
  cancel: (session: EditedSession, reason: string) => Promise<void>;
  restore: (session: EditedSession) => Promise<void>;
}

/** Cancels and restores sessions of an event. */
export function useSessionAnswers(eventKey: string, { editor, isChanged, take, refuse }: Agenda): SessionAnswers {
  const data = useRostrumData();
  const notify = useNotify();
  const { version } = editor;
  const answered = async (answer: Promise<VersionedAgenda>, done: string) => {
    try {
      take(await answer);
      notify(done, { type: 'success' });
    } catch (problem) {
      refuse(problem);
      throw problem;
    }
  };
  return {
    isUnsaved: isChanged,
    cancel: ({ key: sessionKey }, reason) =>
      answered(cancelSession(data, eventKey, { sessionKey, reason, version }), 'agenda.cancelSession.done'),
    restore: ({ key: sessionKey }) =>
      answered(restoreSession(data, eventKey, { sessionKey, version }), 'agenda.restoreSession.done'),
  };
}
