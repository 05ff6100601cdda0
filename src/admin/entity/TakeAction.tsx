import { useNotify, useRefresh, useTranslate, type RaRecord } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Action, Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import { messageOf, statusOf } from '../data/problems.ts';
import { useRostrumData } from '../data/useRostrumData.ts';
import { ActionDialog } from './ActionDialog.tsx';

interface Props {
  entity: Entity;
  action: Action;
  record: RaRecord;
  /** When it was taken, refused or called off. */
  onEnd: () => void;
}

/** Takes an action: at once, or after its question and with what its dialog asks for. What failed at once is asked then. */
export function TakeAction({ entity, action, record, onEnd }: Props) {
  const data = useRostrumData();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const [failure, setFailure] = useState<unknown>();
  const take = async (input: Values) => {
    try {
      await data.act(entity.name, action.id, record, input);
    } catch (problem) {
      // The next try is one on the record as somebody else has left it.
      if (statusOf(problem) === 409) refresh();
      throw problem;
    }
    if (action.done) notify(`${action.messageKey}.done`, { type: 'success' });
    refresh();
    onEnd();
  };
  const isAsking = action.confirm !== undefined || action.input.length > 0;
  const takeAtOnce = useEffectEvent(() => {
    if (!isAsking) void take({}).catch(setFailure);
  });
  useEffect(() => takeAtOnce(), []);
  if (!isAsking && failure === undefined) return null;
  const note = failure === undefined ? {} : { note: `${translate('action.failed')} ${translate(messageOf(failure))}` };
  return <ActionDialog entity={entity} action={action} {...note} onTake={take} onClose={onEnd} />;
}
