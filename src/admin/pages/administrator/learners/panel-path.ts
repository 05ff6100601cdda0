import type { RaRecord } from 'react-admin';

/** Opens what has happened to a learner beside the list, which stays as it is. */
export function pathOfPanel(nomination: RaRecord): string {
  return `#${nomination.id}`;
}
