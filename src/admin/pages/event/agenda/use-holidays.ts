import { useMemo } from 'react';
import { holidayOn } from '#model/agenda/holidays.ts';
import { useAnswer } from '../../../data/useAnswer.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import { readHolidays } from './agenda-calls.ts';
import type { AgendaEditing, Setting } from './setting.ts';

/** The holidays that days are: of all that there are while one edits, else those that came with the days. */
export function useHolidays({ isRelative, readOnly }: Setting) {
  const data = useRostrumData();
  const isAsked = !isRelative && readOnly === undefined;
  const { value, error, retry } = useAnswer(isAsked ? 'holidays' : undefined, (_asked, signal) =>
    readHolidays(data, signal),
  );
  const holidayOf = useMemo(
    (): AgendaEditing['holidayOf'] =>
      ({ date, holiday }) =>
        value && date !== undefined ? holidayOn(date, value) : holiday,
    [value],
  );
  return { holidayOf, error, retry };
}
