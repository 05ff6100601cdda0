import { createContext, useContext, type Dispatch } from 'react';
import type { AgendaSession } from '#model/agenda/agenda.ts';
import type { Edit, Editor } from './editor.ts';
import type { Problem } from './problems.ts';

/** Whose sessions are edited, as far as the editor must know. */
export interface Setting {
  /** Days have dates, or, in the agenda of a training, numbers. */
  isRelative: boolean;
  /** The IANA zone that the wall clock is of; absent for a training. */
  zone: string | undefined;
  /** What a new session begins with. */
  fresh: Pick<AgendaSession, 'mode' | 'venueKey' | 'instructorKeys'>;
}

export interface AgendaEditing {
  editor: Editor;
  dispatch: Dispatch<Edit>;
  setting: Setting;
  problems: readonly Problem[];
  /** The names of referenced records, as far as they are known. */
  labels: ReadonlyMap<string, string>;
  /** The name of the holiday on a date. */
  holidayOn: (date: string | undefined) => string | undefined;
  /** Shows the inspector of the marked session and puts the focus there. */
  inspect: (id: string) => void;
}

export const AgendaEditingContext = createContext<AgendaEditing | undefined>(undefined);

/** The agenda that is edited around a component. */
export function useEditing(): AgendaEditing {
  const editing = useContext(AgendaEditingContext);
  if (!editing) throw new Error('No agenda is edited here');
  return editing;
}
