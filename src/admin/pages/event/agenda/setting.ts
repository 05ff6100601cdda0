import { createContext, useContext, type Dispatch } from 'react';
import type { AgendaSession } from '#model/agenda/agenda.ts';
import type { Values } from '#model/values.ts';
import type { EditedDay } from './edited-agenda.ts';
import type { Edit, Editor } from './editor.ts';
import type { Problem } from './problems.ts';
import type { Words } from './words.ts';

/** Whose sessions are edited, as far as the editor must know. */
export interface Setting {
  /** Days have dates, or, in the agenda of a training, numbers. */
  isRelative: boolean;
  /** The IANA zone that the wall clock is of; absent for a training. */
  zone: string | undefined;
  /** What a new session begins with. */
  fresh: Pick<AgendaSession, 'mode' | 'venueKey' | 'instructorKeys'>;
  /** The event, once there is one: what the server is asked is asked about it. */
  eventKey?: string | undefined;
  /** The fields of an event that is being added, as they are typed. */
  newEvent?: Values | undefined;
  /** Message key of why nothing may be changed; undefined where it may. */
  readOnly?: string | undefined;
}

/** What stays while sessions are edited: who asks for nothing else is not rendered again by an edit. */
export interface AgendaEditing {
  dispatch: Dispatch<Edit>;
  setting: Setting;
  words: Words;
  /** The names of referenced records, as far as they are known. */
  labels: ReadonlyMap<string, string>;
  /** The name of the holiday that a day is. */
  holidayOf: (day: EditedDay) => string | undefined;
  /** Shows the inspector of the marked session and puts the focus there. */
  inspect: (id: string) => void;
  /** Shows when the session could take place instead. */
  seek: (id: string) => void;
}

/** What an edit changes. */
export interface AgendaState {
  editor: Editor;
  problems: readonly Problem[];
}

export const AgendaEditingContext = createContext<AgendaEditing | undefined>(undefined);
export const AgendaStateContext = createContext<AgendaState | undefined>(undefined);

/** The agenda that is edited around a component. */
export function useEditing(): AgendaEditing {
  return useContext(AgendaEditingContext) ?? nowhere();
}

/** What it holds now. */
export function useAgendaState(): AgendaState {
  return useContext(AgendaStateContext) ?? nowhere();
}

function nowhere(): never {
  throw new Error('No agenda is edited here');
}
