import { actionCall, reminderCalls } from '#model/calls.ts';
import type { RoleName } from './api.ts';
import type { RightsOfCall } from './rights-of-call.ts';

const key = '0'.repeat(32);
const at = '2026-12-01T03:30:00.000Z';
const staff: RoleName[] = ['super-admin', 'trainer'];
const everyRole: RoleName[] = [...staff, 'instructor'];

/** Who may remind whom, and see what is going to be sent. */
export function callsOnReminders(): RightsOfCall[] {
  return [
    { ...actionCall('event', 'remind-learners'), roles: everyRole, valid: {}, query: { key } },
    { ...actionCall('event', 'remind-instructors'), roles: staff, valid: {}, query: { key } },
    { ...reminderCalls.cancel, roles: everyRole, valid: { reminderKey: key }, query: { key } },
    { ...reminderCalls.ofEvent, roles: everyRole, valid: { key } },
    { ...reminderCalls.ofLaunch, roles: staff, valid: { key } },
    { ...reminderCalls.recipientsOfEvent, roles: everyRole, valid: { key, kind: 'event.reminder', at } },
    { ...reminderCalls.recipientsOfLaunch, roles: staff, valid: { key, kind: 'launch.startReminder', at } },
  ];
}
