import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { messageOf } from '../../../data/problems.ts';
import { useAnswer } from '../../../data/useAnswer.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import { planDays, type Plan } from './agenda-calls.ts';
import { sessionWith } from './edited-agenda.ts';
import { nextDayName } from './next-day.ts';
import { planOf, type PlanChoice } from './plan-choice.ts';
import { useAgendaState, useEditing } from './setting.ts';

/**
 * What days are planned of and what they are then. It begins with the agenda of the training, and goes on with a rule
 * once the server says that there is none: it repeats the marked session, or makes a new one.
 */
export function usePlan() {
  const translate = useTranslate();
  const data = useRostrumData();
  const { setting } = useEditing();
  const { editor } = useAgendaState();
  const [choice, setChoice] = useState<PlanChoice>(() => ({
    source: 'training',
    startDate: nextDayName(editor.days, false).date ?? '',
    weekdays: ['MO'],
    interval: '1',
    ends: 'count',
    count: '3',
    until: '',
  }));
  const [lacksTraining, setLacksTraining] = useState(false);
  const marked = sessionWith(editor.days, editor.marked);
  const fresh = { ...setting.fresh, ...FIRST_HOUR, title: translate('agenda.newTitle', { number: 1 }), id: 'fresh' };
  const plan = planOf(choice, marked ?? fresh);
  const ask = (asked: Plan) =>
    planDays(data, setting, asked).catch((problem: unknown) => {
      if (messageOf(problem) === NO_TRAINING) {
        setLacksTraining(true);
        setChoice((chosen) => ({ ...chosen, source: 'rule' }));
      }
      throw problem;
    });
  const { isPending, retry, ...answer } = useAnswer(plan, ask, 300);
  const { value, error } = plan ? answer : nothing;
  const { days = [], skipped = [] } = value ?? {};
  return { choice, setChoice, lacksTraining, hasMarked: marked !== undefined, days, skipped, error, retry, isPending };
}

/** What the server says of an event without a training, or whose training has no agenda. */
const NO_TRAINING = 'agenda.plan.noTraining';

/** When a session takes place that a rule makes of nothing. */
const FIRST_HOUR = { startTime: '09:00', endTime: '10:00', compulsory: true } as const;

/** Of a plan that means nothing yet. */
const nothing = { value: undefined, error: undefined };
