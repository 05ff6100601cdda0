/** What a learning environment maps: the word of its calls, and the entity. */
export const mapped = [
  { plural: 'trainers', entity: 'trainer' },
  { plural: 'instructors', entity: 'instructor' },
  { plural: 'programs', entity: 'program' },
] as const;
