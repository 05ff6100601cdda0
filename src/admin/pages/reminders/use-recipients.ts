import { useState } from 'react';
import { reminderCalls } from '#model/calls.ts';
import type { Page } from '#model/paged-query.ts';
import type { PlannedRecipient, PlannedReminder } from '#model/reminders.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import type { RemindingRecord } from './reminding-record.ts';

export const PER_PAGE = 20;

/** How long nobody types before it is looked for, in milliseconds. */
const REST_MS = 300;

/** A page of those whom a planned reminder reaches and whom a text is found in. */
export function useRecipients({ entity, key }: RemindingRecord, { kind, at, reminderKey }: PlannedReminder) {
  const { call } = useRostrumData();
  const [asked, setAsked] = useState({ text: '', page: 0 });
  const path = entity === 'event' ? reminderCalls.recipientsOfEvent : reminderCalls.recipientsOfLaunch;
  const of = { key, kind, at, ...(reminderKey !== undefined && { reminderKey }) };
  const answer = useAnswer(
    asked,
    ({ text, page }, signal) => {
      const query = { ...of, pageIndex: String(page), pageSize: String(PER_PAGE), ...(text && { text }) };
      return call<Page<PlannedRecipient>>(path, { query, signal });
    },
    asked.text === '' ? 0 : REST_MS,
  );
  return {
    ...answer,
    ...asked,
    search: (text: string) => setAsked({ text, page: 0 }),
    turnTo: (page: number) => setAsked({ ...asked, page }),
  };
}
