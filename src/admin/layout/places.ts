import { entityIndex } from '#model/generated/index.ts';
import type { EntitySummary } from '#model/entity-summary.ts';
import type { Session } from '../session/session.ts';

/** An entry of the navigation. */
export interface Place {
  path: string;
  /** Message key of its word. */
  label: string;
  icon: string | undefined;
}

/** Whom the specification gives a calendar beside the lists: trainers and instructors. */
export const calendar: Place = { path: '/program/calendar', label: 'section.calendar', icon: 'event' };

/** What super admins approve. */
const bookings: Place = { path: '/setup/bookings', label: 'section.bookings', icon: 'event' };

/** Where super admins choose the words of the screens. */
const labels: Place = { path: '/setup/labels', label: 'labels.title', icon: 'translate' };

/** Where super admins choose the words of mails. */
const mailTemplates: Place = { path: '/setup/mail-template', label: 'mail.template.title', icon: 'mail' };

/** Where they read what was sent, while no mail server is set. */
const inbox: Place = { path: '/setup/inbox', label: 'mail.inbox.title', icon: 'inbox' };

/** Where they see what the product does by itself. */
const jobs: Place = { path: '/setup/jobs', label: 'section.jobs', icon: 'schedule' };

/** A tool of developers, which no build has: its word is no message key. */
const forDevelopers: readonly Place[] =
  import.meta.env.MODE === 'development' ? [{ path: '/studio', label: 'Schema studio', icon: undefined }] : [];

/** The sidebar of the specification, section 2; an entry whose schema is not there yet is not shown. */
const mainOrder = ['training', 'program-launch', 'learning-environment'];

/** Routes that are not called as their entity. */
const ownPaths: Record<string, string> = { 'program-launch': '/program' };

export function pathOf({ name, section }: Pick<EntitySummary, 'name' | 'section'>): string {
  if (section === 'setup') return `/setup/${name}`;
  return ownPaths[name] ?? `/${name}`;
}

type Who = Pick<Session, 'roles' | 'hasInbox'>;

/** What somebody finds in the navigation. */
export function placesOf({ roles, hasInbox }: Who, section: EntitySummary['section']): Place[] {
  const mine = entityIndex.filter(({ access }) => access.list.some((role) => roles.includes(role)));
  const inSection = mine.filter((summary) => summary.section === section);
  const order = (name: string) => (mainOrder.indexOf(name) + mainOrder.length + 1) % (mainOrder.length + 1);
  const places = inSection
    .toSorted((one, other) => order(one.name) - order(other.name))
    .map((summary) => ({ path: pathOf(summary), label: `${summary.keys}.menu`, icon: summary.icon }));
  const hasCalendar = section === 'main' && (roles.includes('trainer') || roles.includes('instructor'));
  const hasLabels = section === 'setup' && roles.includes('superAdmin');
  const ofAdmins = [bookings, labels, mailTemplates, ...(hasInbox ? [inbox] : []), jobs, ...forDevelopers];
  return [...places, ...(hasCalendar ? [calendar] : []), ...(hasLabels ? ofAdmins : [])];
}

/** Of all the places the one that a path belongs to: the longest that it begins with. */
export function placeAt(path: string, places: readonly Place[]): Place | undefined {
  const around = places.filter((place) => `${path}/`.startsWith(`${place.path}/`));
  return around.toSorted((one, other) => other.path.length - one.path.length)[0];
}
