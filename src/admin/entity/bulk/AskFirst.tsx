import { useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import type { Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { BulkChoice } from './choices.ts';

const ActionDialog = lazy(async () => ({ default: (await import('../ActionDialog.tsx')).ActionDialog }));

interface Props {
  entity: Entity;
  choice: BulkChoice;
  /** How many records are marked. */
  count: number;
  /** With what the action asks for. */
  onTake: (input?: Values) => void;
  onClose: () => void;
}

/** The question before something is done to the marked records, which says to how many. */
export function AskFirst({ entity, choice: { action }, count, onTake, onClose }: Props) {
  const translate = useTranslate();
  if (!action) {
    const title = translate('delete.these', { smart_count: count });
    return (
      <ConfirmDialog
        isOpen
        title={title}
        text={translate('delete.many')}
        onConfirm={() => onTake()}
        onClose={onClose}
      />
    );
  }
  const note = translate('bulk.about', { smart_count: count });
  return (
    <Suspense>
      <ActionDialog
        entity={entity}
        action={action}
        note={note}
        onTake={async (input) => onTake(input)}
        onClose={onClose}
      />
    </Suspense>
  );
}
