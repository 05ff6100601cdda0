import { useTranslate } from 'react-admin';
import { minutesOf } from '#model/agenda/session-times.ts';
import { inOrder } from './edited-agenda.ts';
import { freeStart } from './operations.ts';
import { useEditing } from './setting.ts';

/** An hour from nine, or after what is there. */
const FIRST_START = 9 * 60;
const LENGTH = 60;

/** Adds a session to a day where it is free, after its last one. */
export function useAddSession(): (position: number) => void {
  const translate = useTranslate();
  const { editor, dispatch, setting } = useEditing();
  return (position) => {
    const day = editor.days[position];
    if (!day) return;
    const last = inOrder(day.sessions).at(-1);
    const start = freeStart(day, last ? minutesOf(last).end : FIRST_START, LENGTH);
    const number = editor.days.flatMap(({ sessions }) => sessions).length + 1;
    const session = {
      ...setting.fresh,
      title: translate('agenda.newTitle', { number }),
      startTime: '',
      endTime: '',
      compulsory: true,
    };
    dispatch({ type: 'add', to: { day: position, start: Math.min(start, LAST_START) }, session });
  };
}

const LAST_START = 23 * 60;
