/** What an event belongs to, as far as a page of it lists and adds events. */
export interface Owner {
  /** The field of an event that names it. */
  field: 'launchKey' | 'trainingKey';
  key: string;
}
