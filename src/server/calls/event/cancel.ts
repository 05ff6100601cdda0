import { endNominations } from '../../nominations/end-nominations.ts';
import type { ActionCode } from '../../records/act.ts';
import { teachersOf, tellStaff } from '../../reminders/tell-staff.ts';
import type { LockedEvent } from '../../stores/nominations.ts';
import { cancelUnsent } from '../../stores/outbox.ts';
import { releaseSessions } from '../../stores/sessions.ts';

/**
 * A cancelled event frees its venues, instructors and learners, and nobody is reminded of it any more; one that is running
 * only super admins cancel.
 */
export const code: ActionCode = {
  async whyNot({ caller }, event) {
    const isTheirs = event['status'] !== 'Running' || caller.roles.includes('superAdmin');
    return isTheirs ? [] : ['event.cancel.running'];
  },
  async effect(scope, event) {
    const eventKey = String(event['key']);
    await releaseSessions(scope, eventKey);
    // What was never launched nobody plans to teach.
    const teachers = event['launchedAt'] === null ? [] : await teachersOf(scope, eventKey);
    await tellStaff(scope, teachers, { kind: 'event.cancelled', eventKey, occasion: 'cancelled' });
    await cancelUnsent(scope, { kind: 'reminder.adHoc', eventKey }, 'delivery.cancelled.event');
    await endNominations(scope, event as unknown as LockedEvent);
    return { cancelledAt: scope.now.toISOString() };
  },
};
