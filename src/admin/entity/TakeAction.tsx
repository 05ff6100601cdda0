import { useNotify, useRefresh, type RaRecord } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import type { Action, Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import { useRostrumData } from '../data/useRostrumData.ts';
import { ActionDialog } from './ActionDialog.tsx';

interface Props {
  entity: Entity;
  action: Action;
  record: RaRecord;
  /** When it was taken, refused or called off. */
  onEnd: () => void;
}

/** Takes an action: at once, or after its question and with what its dialog asks for. */
export function TakeAction({ entity, action, record, onEnd }: Props) {
  const data = useRostrumData();
  const notify = useNotify();
  const refresh = useRefresh();
  const take = async (input: Values) => {
    await data.act(entity.name, action.id, record, input);
    if (action.done) notify(`${action.messageKey}.done`, { type: 'success' });
    refresh();
    onEnd();
  };
  const isAsking = action.confirm !== undefined || action.input.length > 0;
  const takeAtOnce = useEffectEvent(() => {
    if (!isAsking) void take({}).catch(onEnd);
  });
  useEffect(() => takeAtOnce(), []);
  return isAsking && <ActionDialog entity={entity} action={action} onTake={take} onClose={onEnd} />;
}
