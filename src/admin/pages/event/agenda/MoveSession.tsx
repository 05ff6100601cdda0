import Button from '@mui/material/Button';
import { minutesOf } from '#model/agenda/session-times.ts';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DayDialog } from './DayDialog.tsx';
import type { EditedDay, EditedSession } from './edited-agenda.ts';
import { nextDayName } from './next-day.ts';
import { useAgendaState, useEditing } from './setting.ts';

interface Props {
  session: EditedSession;
  day: EditedDay;
}

/** Puts a session on any other day, at its time: for who has neither a pointer nor arrow keys, and for days that are not there yet. */
export function MoveSession({ session, day }: Props) {
  const translate = useTranslate();
  const { dispatch, setting } = useEditing();
  const { editor } = useAgendaState();
  const [isAsking, setAsking] = useState(false);
  const { id } = session;
  return (
    <>
      <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {translate('agenda.moveSession')}
      </Button>
      {isAsking && (
        <DayDialog
          title={translate('agenda.moveSession')}
          verb={translate('agenda.moveSession.move')}
          start={nextDayName(editor.days, setting.isRelative, day)}
          onChoose={(on) => dispatch({ type: 'place', id, on, start: minutesOf(session).start })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
