import { eventFactsOf } from '../../agenda/event-facts.ts';
import { teachersOf, tellStaff } from '../../reminders/tell-staff.ts';
import { cancelUnsent } from '../../stores/outbox.ts';
import type { ActionCode } from '../../records/act.ts';

/** A launch is taken back as long as nobody has answered it; who was to teach it hears of that. */
export const code: ActionCode = {
  async whyNot(scope, event) {
    const { activeNominations } = await eventFactsOf(scope, event);
    return activeNominations > 0 ? ['event.unlaunch.nominations'] : [];
  },
  async effect(scope, { key, launchedAt }) {
    const eventKey = String(key);
    const ended = { kind: 'teaching.ended', eventKey, occasion: String(launchedAt) };
    await tellStaff(scope, await teachersOf(scope, eventKey), ended);
    await cancelUnsent(scope, { kind: 'reminder.adHoc', eventKey }, 'event.remindLearners.notOpen');
    return { launchedAt: null };
  },
};
