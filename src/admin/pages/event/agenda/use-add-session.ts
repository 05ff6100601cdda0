import { useTranslate } from 'react-admin';
import { useEditing } from './setting.ts';

/** Adds a session to the day at a position where it is free, after its last one. */
export function useAddSession(): (day: number) => void {
  const translate = useTranslate();
  const { dispatch, setting } = useEditing();
  const sessionOf = (number: number) => ({
    ...setting.fresh,
    title: translate('agenda.newTitle', { number }),
    startTime: '',
    endTime: '',
    compulsory: true,
  });
  return (day) => dispatch({ type: 'add', day, sessionOf });
}
