import { mayAct } from '#model/actions.ts';
import { REMOVE, SET_STATUS, type BulkTask } from '#model/bulk.ts';
import { statusFieldOf, type Action, type Entity } from '#model/entity.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { useMay } from '../may.ts';

/** One of the things that can be done with the marked records. */
export interface BulkChoice {
  /** Message key. */
  label: string;
  task: BulkTask;
  /** The schema's action, with its question and what it asks for. */
  action?: Action;
  /** What can't be undone. */
  isDangerous?: boolean;
}

/** What the person may do with records of the entity, whichever they are; a record may still refuse. */
export function useBulkChoices(entity: Entity): BulkChoice[] {
  const { roles } = useSession();
  const [mayEdit, mayDelete] = [useMay(entity, 'edit'), useMay(entity, 'delete')];
  const status = statusFieldOf(entity);
  const maySwitch = mayEdit && status !== undefined && !status.readOnly;
  const actions = entity.actions.filter((action) => mayAct(roles, action));
  return [
    ...(maySwitch ? switches : []),
    ...actions.map((action) => ({ label: action.messageKey, task: { action: action.id }, action })),
    ...(mayDelete ? [removal] : []),
  ];
}

export function asksFirst({ action, isDangerous = false }: BulkChoice): boolean {
  return isDangerous || action?.confirm !== undefined || (action?.input.length ?? 0) > 0;
}

const switches: BulkChoice[] = [
  { label: 'list.activate', task: { action: SET_STATUS, status: true } },
  { label: 'list.deactivate', task: { action: SET_STATUS, status: false } },
];

const removal: BulkChoice = { label: 'list.delete', task: { action: REMOVE }, isDangerous: true };
