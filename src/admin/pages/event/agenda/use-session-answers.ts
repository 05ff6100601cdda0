import { useNotify } from 'react-admin';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import { cancelSession, restoreSession } from './agenda-calls.ts';
import type { EditedSession } from './edited-agenda.ts';
import type { Agenda } from './use-agenda.ts';

/** What is said of one session to the server at once, not with the next save. */
export interface SessionAnswers {
  /** Whether there are changes that the answer would push aside. */
  isUnsaved: boolean;
  /** Rejects with the server's problem. */
  cancel: (session: EditedSession, reason: string) => Promise<void>;
  restore: (session: EditedSession) => Promise<void>;
}

/** Cancels and restores sessions of an event. */
export function useSessionAnswers(eventKey: string, { editor, isChanged, take, refuse }: Agenda): SessionAnswers {
  const data = useRostrumData();
  const notify = useNotify();
  const { version } = editor;
  return {
    isUnsaved: isChanged,
    cancel: async ({ key: sessionKey }, reason) => {
      try {
        take(await cancelSession(data, eventKey, { sessionKey, reason, version }));
        notify('agenda.cancelSession.done', { type: 'success' });
      } catch (problem) {
        refuse(problem);
        throw problem;
      }
    },
    restore: async ({ key: sessionKey }) => {
      try {
        take(await restoreSession(data, eventKey, { sessionKey, version }));
        notify('agenda.restoreSession.done', { type: 'success' });
      } catch (problem) {
        refuse(problem);
      }
    },
  };
}
