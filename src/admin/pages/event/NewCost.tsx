import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import type { AgendaSession } from '#model/agenda/agenda.ts';
import { sentOf, type EditedDays } from './agenda/edited-agenda.ts';
import { mistakesIn } from './agenda/problems.ts';
import { PlannedCost } from './PlannedCost.tsx';

/** What an event that is being added will cost, as its form and its sessions say now. */
export function NewCost({ days }: { days: EditedDays }) {
  const settled = useDeferredValue(days);
  const values: unknown[] = useWatch({ name: [...names] });
  const newEvent = Object.fromEntries(names.map((name, index) => [name, values[index]]));
  const isUnfinished = mistakesIn(settled, newEvent['mode'] as AgendaSession['mode']).length > 0;
  return <PlannedCost newEvent={newEvent} days={sentOf(settled)} isUnfinished={isUnfinished} />;
}

const names = ['mode', 'timeZone', 'venueKey', 'venueHourlyCost', 'inventory'] as const;
