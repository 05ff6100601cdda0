import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useEntity } from '../../../data/useEntity.ts';
import { ActionDialog } from '../../../entity/ActionDialog.tsx';
import type { EditedSession } from './edited-agenda.ts';
import { SavedOnly } from './SavedOnly.tsx';
import type { SessionAnswers } from './use-session-answers.ts';

interface Props {
  session: EditedSession;
  answers: SessionAnswers;
}

/** Cancels one session: it is asked for a reason as the whole event is. */
export function CancelSession({ session, answers }: Props) {
  const translate = useTranslate();
  const { entity } = useEntity('event');
  const [isAsking, setAsking] = useState(false);
  const action = useMemo(() => {
    const ofEvent = entity.actions.find(({ id }) => id === 'cancel');
    return ofEvent && { ...ofEvent, messageKey: 'agenda.cancelSession' };
  }, [entity]);
  return (
    <>
      <SavedOnly size="small" isUnsaved={answers.isUnsaved} aria-haspopup="dialog" onTake={() => setAsking(true)}>
        {translate('agenda.cancelSession')}
      </SavedOnly>
      {isAsking && action && (
        <ActionDialog
          entity={entity}
          action={action}
          note={session.title}
          onTake={async ({ reason }) => {
            await answers.cancel(session, String(reason));
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
