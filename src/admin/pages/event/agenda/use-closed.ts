import { useGetOne } from 'react-admin';
import { minutesOf } from '#model/agenda/session-times.ts';
import { useEntity } from '../../../data/useEntity.ts';
import { useMay } from '../../../entity/may.ts';
import { sessionWith } from './edited-agenda.ts';
import type { Ruler } from './ruler.ts';
import { useEditing } from './setting.ts';

/** When the venue of the marked session, else that of new ones, is closed; nothing where the person may not look it up. */
export function useClosed({ from, to }: Ruler): Ruler[] {
  const { editor, setting } = useEditing();
  const key = sessionWith(editor.days, editor.marked)?.venueKey ?? setting.fresh.venueKey;
  const mayShow = useMay(useEntity('venue').entity, 'show');
  const { data: venue } = useGetOne(
    'venue',
    { id: key ?? '' },
    { enabled: key !== undefined && mayShow, retry: false },
  );
  const { opensAt, closesAt } = (venue ?? {}) as { opensAt?: string | null; closesAt?: string | null };
  if (!opensAt || !closesAt) return [];
  const open = minutesOf({ startTime: opensAt, endTime: closesAt });
  return [
    { from, to: Math.min(open.start, to) },
    { from: Math.max(open.end, from), to },
  ].filter((span) => span.from < span.to);
}
