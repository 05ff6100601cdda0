import type { RaRecord } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import type { Action, Entity } from '#model/entity.ts';
import { ActionButton } from './ActionButton.tsx';
import { useActionsOf, useOffered } from './record-actions.ts';

const TakeAction = lazy(async () => ({ default: (await import('./TakeAction.tsx')).TakeAction }));

interface Props {
  entity: Entity;
  record: RaRecord;
  /** Whether the form has changes that an action would lose. */
  isUnsaved: boolean;
}

/** What may be done with the record, as buttons; one that may not be pressed now says why. */
export function RecordActions({ entity, record, isUnsaved }: Props) {
  const actions = useActionsOf(entity, 'record');
  const offered = useOffered(entity, actions, record, true);
  const [taken, setTaken] = useState<Action>();
  return (
    <>
      {offered.map(({ action, reasons }) => (
        <ActionButton
          key={action.id}
          action={action}
          reasons={reasons.length === 0 && isUnsaved ? ['action.unsaved'] : reasons}
          onTake={() => setTaken(action)}
        />
      ))}
      <Suspense>
        {taken && <TakeAction entity={entity} action={taken} record={record} onEnd={() => setTaken(undefined)} />}
      </Suspense>
    </>
  );
}
