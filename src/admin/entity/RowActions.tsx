import { useTranslate, type RaRecord } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import type { Action, Entity } from '#model/entity.ts';
import { nameOfRecord } from './names.ts';
import { ReasonedMenu } from './ReasonedMenu.tsx';
import { useActionsOf, useOffered } from './record-actions.ts';

const TakeAction = lazy(async () => ({ default: (await import('./TakeAction.tsx')).TakeAction }));

/** The actions of the schema that may be taken with a row. */
export function RowActions({ entity, record }: { entity: Entity; record: RaRecord }) {
  const translate = useTranslate();
  const actions = useActionsOf(entity, 'rows');
  const [isOpen, setOpen] = useState(false);
  const [taken, setTaken] = useState<Action>();
  const offered = useOffered(entity, actions, record, isOpen);
  if (actions.length === 0) return null;
  const items = offered.map(({ action, reasons }) => ({
    id: action.id,
    text: translate(action.messageKey),
    reasons,
    onTake: () => setTaken(action),
  }));
  return (
    <>
      <ReasonedMenu name={nameOfRecord(entity, record)} items={items} onToggle={setOpen} />
      <Suspense>
        {taken && <TakeAction entity={entity} action={taken} record={record} onEnd={() => setTaken(undefined)} />}
      </Suspense>
    </>
  );
}
