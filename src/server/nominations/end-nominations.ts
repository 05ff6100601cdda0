import { activeStates } from '#model/rules/nomination-states.ts';
import type { Scope } from '../context.ts';
import { nominationsIn, type LockedEvent } from '../stores/nominations.ts';
import { move } from './move.ts';

/** Ends every nomination of a locked event that is cancelled, those who wait included. */
export async function endNominations(scope: Scope, event: LockedEvent): Promise<void> {
  const active = await nominationsIn(scope, event.key, activeStates);
  await move(
    scope,
    event,
    'cancel',
    active.map((stored) => ({ stored, to: 'EventCancelled' })),
  );
}
