import { subjectsOf, type NoticeKind, type Subject } from './notice-kinds.ts';

interface Placeholder {
  /** The notices that have it are those that tell of this. */
  of: Subject;
  /** Yields an address: at the end of a line it becomes a button. */
  isAddress?: boolean;
  /** Yields what somebody wrote, in whatever language they chose. */
  isTyped?: boolean;
}

/** What templates may name in double braces. What each yields is told under `mail.placeholder.<name>`. */
const placeholders = {
  'recipient.name': { of: 'anybody' },
  'learner.name': { of: 'learner' },
  'event.name': { of: 'event' },
  'event.code': { of: 'event' },
  'event.dates': { of: 'event' },
  'event.sessions': { of: 'event' },
  'teaching.sessions': { of: 'teaching' },
  venue: { of: 'event' },
  meeting: { of: 'event', isAddress: true },
  conversation: { of: 'event', isAddress: true },
  checkIn: { of: 'event', isAddress: true },
  'session.title': { of: 'session' },
  'session.dates': { of: 'session' },
  reason: { of: 'reason' },
  'offer.until': { of: 'offer' },
  'attendees.confirmed': { of: 'attendees' },
  'attendees.minimum': { of: 'attendees' },
  'launch.name': { of: 'launch' },
  'program.name': { of: 'launch' },
  'event.bestPractices': { of: 'bestPractices', isTyped: true },
  'credits.hours': { of: 'credits' },
  text: { of: 'text', isTyped: true },
  link: { of: 'link', isAddress: true },
} as const satisfies Record<string, Placeholder>;

export type PlaceholderName = keyof typeof placeholders;

/** The placeholders that the templates of a kind may use. */
export function placeholdersOf(kind: NoticeKind): PlaceholderName[] {
  const subjects = subjectsOf(kind);
  const names = Object.keys(placeholders) as PlaceholderName[];
  return names.filter((name) => subjects.includes(placeholders[name].of));
}

export function isAddress(name: PlaceholderName): boolean {
  const placeholder: Placeholder = placeholders[name];
  return placeholder.isAddress === true;
}

export function isTyped(name: PlaceholderName): boolean {
  const placeholder: Placeholder = placeholders[name];
  return placeholder.isTyped === true;
}

/** A placeholder as it stands in a template. */
export function inBraces(name: PlaceholderName): string {
  return `{{${name}}}`;
}
