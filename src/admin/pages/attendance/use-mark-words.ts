import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Mark } from '#model/attendance.ts';

/** What each mark is called; the same object as long as the language is the same. */
export function useMarkWords(): Record<Mark, string> {
  const translate = useTranslate();
  return useMemo(
    () => ({
      NotMarked: translate('attendance.mark.NotMarked'),
      Present: translate('attendance.mark.Present'),
      Late: translate('attendance.mark.Late'),
      Partial: translate('attendance.mark.Partial'),
      Excused: translate('attendance.mark.Excused'),
      Absent: translate('attendance.mark.Absent'),
    }),
    [translate],
  );
}
