import type { AgendaDay } from '#model/agenda/agenda.ts';

/** Sessions that were refused when their event was made, handed on to its page: nothing that was typed is lost. */
export interface UnsavedSessions {
  days: AgendaDay[];
  /** Message keys by place. */
  errors: Record<string, string>;
}
