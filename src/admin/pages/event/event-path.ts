import type { RaRecord } from 'react-admin';

/** Where the page of an event is: below its launch, or its training where it has no launch (DOMAIN.md §8). */
export function pathOfEvent(event: RaRecord): string {
  return `/program/${String(event['launchKey'] ?? event['trainingKey'])}/event/${event.id}`;
}

/** Where an event is administered, which instructors who teach it may enter too. */
export function pathOfAdministration(event: RaRecord): string {
  return `${pathOfEvent(event)}/administrator`;
}
