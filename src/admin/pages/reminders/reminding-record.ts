/** Whose reminders are planned. */
export interface RemindingRecord {
  entity: 'event' | 'program-launch';
  key: string;
}
