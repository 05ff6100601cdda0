import { placeOf, type AskedMark } from '#model/attendance.ts';

/** Marks that wait to be sent, each by itself in the browser's store: so two tabs never write over each other. */
export interface KeptMarks {
  read: () => AskedMark[];
  keep: (marks: readonly AskedMark[]) => void;
  drop: (marks: readonly Pick<AskedMark, 'nominationKey' | 'sessionKey'>[]) => void;
}

/** The waiting marks of a person for an event. */
export function keptMarksOf(tenant: string, userKey: string, eventKey: string): KeptMarks {
  const prefix = `rostrum.attendance.${tenant}.${userKey}.${eventKey}.`;
  return {
    read: () =>
      Object.keys(localStorage)
        .filter((name) => name.startsWith(prefix))
        .flatMap((name) => parsed(localStorage.getItem(name))),
    keep: (marks) => {
      for (const mark of marks) store(prefix + placeOf(mark), JSON.stringify(mark));
    },
    drop: (marks) => {
      for (const mark of marks) localStorage.removeItem(prefix + placeOf(mark));
    },
  };
}

function parsed(text: string | null): AskedMark[] {
  try {
    return [JSON.parse(text ?? '') as AskedMark];
  } catch {
    return [];
  }
}

/** A browser whose store is full or closed keeps nothing: the marks are still on the screen, and are sent from there. */
function store(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Only a reload would lose them.
  }
}
