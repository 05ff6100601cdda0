import { environments } from './environments.ts';
import type { Random } from './random.ts';
import { feedbackPools } from './feedback-pools.ts';
import { reminderPools } from './reminder-pools.ts';
import { seatPools } from './seat-pools.ts';

/** Values that a schema can't imply, by `entity.field`; every other field is filled by its kind. */
export type Pools = Record<string, (random: Random, index: number) => unknown>;

export const pools: Pools = {
  ...seatPools,
  ...reminderPools,
  ...feedbackPools,
  'learner.name': (random) => personName(random),
  'learner.employeeCode': (_random, index) => `E${String(index + 1).padStart(6, '0')}`,
  'learner.loginCode': (_random, index) => `u${String(index + 1).padStart(6, '0')}`,
  'learner.email': (_random, index) => `e${String(index + 1).padStart(6, '0')}@example.test`,
  'learner.phone': (_random, index) => `+91 98${String(index + 1).padStart(8, '0')}`,
  // Most have not said.
  'learner.language': (_random, index) => ['German', 'Hindi', 'Arabic'][(index % 40) - 37] ?? null,
  'learner.department': (random) => random.pick(departments),
  'learner.location': (random) => random.pick(locations),
  'learner.jobRole': (random) => random.pick(jobRoles),
  'trainer.userName': (random) => personName(random),
  // The demo users of the identity provider are the first of their kind.
  'trainer.employeeCode': (_random, index) => (index === 0 ? 'TR0001' : `T${String(index + 1).padStart(4, '0')}`),
  'trainer.jobRole': (random) => random.pick(jobRoles),
  'instructor.userName': (random) => personName(random),
  'instructor.employeeCode': (_random, index) => (index === 0 ? 'IN0001' : `I${String(index + 1).padStart(4, '0')}`),
  'instructor.jobRole': (random) => random.pick(jobRoles),
  'instructor.vendorName': () => null,
  'topic.name': (_random, index) => named(topics, index),
  'topic.parentKey': () => null,
  'program.name': (_random, index) => named(programs, index),
  'program.description': (_random, index) => `Everything that belongs to ${named(programs, index).toLowerCase()}.`,
  'training.trainingName': (_random, index) => `${named(topics, index)} workshop`,
  'program-launch.launchName': (_random, index) => `${named(programs, index)} ${2026 + (index % 2)}`,
  'event.name': (_random, index) => `${named(topics, index)}, group ${1 + (index % 4)}`,
  'program-launch.classifiedVisibility': (_random, index) => ['ALL', 'AUDIENCE', 'ALL', 'NOMINEES_ONLY'][index % 4],
  'event.timeZone': () => 'Asia/Kolkata',
  'venue-location.name': (_random, index) => named(locations, index),
  'venue-location.city': (_random, index) => named(locations, index),
  'venue-location.country': (_random, index) =>
    ['IN', 'IN', 'IN', 'DE', 'GB', 'AE', 'SG', 'US', 'BR', 'JP'][index % 10],
  'venue-location.timeZone': (_random, index) => zones[index % zones.length],
  'venue-location.postalCode': (random) => String(10_000 + random.below(89_999)),
  'venue.name': (_random, index) => `${rooms[index % rooms.length]} ${1 + Math.floor(index / rooms.length)}`,
  'venue.capacity': (random) => 8 + 4 * random.below(12),
  'venue.opensAt': () => '08:00',
  'venue.requiresApproval': (_random, index) => rooms[index % rooms.length] === 'Studio',
  'event.bookingApproval': () => false,
  'training.bookingApproval': () => false,
  'event.cancelBelowMinimum': () => false,
  'training.cancelBelowMinimum': () => false,
  'venue.closesAt': () => '20:00',
  'inventory-item.name': (_random, index) => named(materials, index),
  'inventory-item.category': (random) => random.pick(['Print', 'Technology', 'Catering']),
  'learning-environment.name': (_random, index) => environments[index % environments.length]?.[0],
  'learning-environment.code': (_random, index) =>
    coded(
      environments.map(([, code]) => code),
      index,
    ),
  'learning-environment.description': (_random, index) => environments[index % environments.length]?.[2],
  'holiday.name': (_random, index) => holidays[index % holidays.length]?.[0],
  'holiday.startDate': (_random, index) => holidays[index % holidays.length]?.[1],
  'holiday.endDate': (_random, index) => holidays[index % holidays.length]?.[1],
};

export const departments = ['Sales', 'Service', 'Operations', 'Finance', 'People', 'Technology', 'Legal', 'Marketing'];
export const locations = [
  'Mumbai',
  'Bengaluru',
  'Chennai',
  'Berlin',
  'London',
  'Dubai',
  'Singapore',
  'New York',
  'São Paulo',
  'Tokyo',
];
const jobRoles = [
  'Advisor',
  'Branch manager',
  'Analyst',
  'Engineer',
  'Team lead',
  'Relationship manager',
  'Specialist',
  'Coordinator',
  'Consultant',
  'Controller',
];

const firstNames = [
  'Aarav',
  'Ananya',
  'Rohan',
  'Meera',
  'Kavita',
  'Arjun',
  'Sofia',
  'Mateo',
  'Hannah',
  'Jürgen',
  'Zoë',
  'Łukasz',
  'Amara',
  'Chidi',
  'Yuki',
  'Haruto',
  'Wei',
  'Mei',
  'Omar',
  'Layla',
  'Siobhán',
  'Noah',
  'Ingrid',
  'Tomás',
  'Priya',
  'Vikram',
];
const lastNames = [
  'Kumar',
  'Sharma',
  'Iyer',
  'Patel',
  'Nair',
  'Fernández',
  'Núñez',
  'Müller',
  'Schröder',
  'Kowalski',
  'Okafor',
  'Adeyemi',
  'Tanaka',
  'Sato',
  'Chen',
  'Wang',
  'Haddad',
  'Khan',
  'O’Brien',
  'Smith',
  'Larsen',
  'Silva',
  'Rao',
  'Menon',
];
const otherScripts = [
  'प्रिया शर्मा',
  'राहुल वर्मा',
  'أحمد الحداد',
  'ليلى خوري',
  '田中 花子',
  '佐藤 健',
  'Ольга Иванова',
  'Δημήτρης Παππάς',
  '김민준',
  'กนกวรรณ ใจดี',
  'மீனா சுந்தரம்',
  'דנה לוי',
];

const topics = [
  'Negotiation',
  'Data protection',
  'Presenting',
  'First aid',
  'Coaching',
  'Spreadsheets',
  'Conflict',
  'Product basics',
  'Customer care',
  'Project planning',
  'Leadership',
  'Writing',
];
const programs = [
  'Onboarding',
  'Sales academy',
  'Leadership track',
  'Service excellence',
  'Compliance year',
  'Digital skills',
  'Branch operations',
  'Graduate programme',
  'Advisor certification',
  'Train the trainer',
  'Safety at work',
  'Finance for all',
];
const rooms = ['Lotus', 'Banyan', 'Harbour', 'Skyline', 'Library', 'Studio'];
const materials = [
  'Workbook',
  'Name badges',
  'Flip chart paper',
  'Tablet',
  'Headset',
  'Lunch',
  'Markers',
  'Projector',
  'Certificate paper',
  'Coffee',
  'Handout',
  'Voting pads',
];
const zones = [
  'Asia/Kolkata',
  'Asia/Kolkata',
  'Asia/Kolkata',
  'Europe/Berlin',
  'Europe/London',
  'Asia/Dubai',
  'Asia/Singapore',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Tokyo',
];

/** The name of a record by its place; those after the last name are numbered. */
export function named(names: readonly string[], index: number): string {
  const round = Math.floor(index / names.length);
  return `${names[index % names.length]}${round === 0 ? '' : ` ${round + 1}`}`;
}

/** A code of its own for each, also when there are more of them than codes. */
export function coded(codes: readonly string[], index: number): string {
  return named(codes, index).replace(' ', '-');
}

function personName(random: Random): string {
  if (random.chance(0.06)) return random.pick(otherScripts);
  return `${random.pick(firstNames)} ${random.pick(lastNames)}`;
}

const holidays = [
  ['New Year’s Day', '2027-01-01'],
  ['Republic Day', '2027-01-26'],
  ['Holi', '2027-03-22'],
  ['Labour Day', '2027-05-01'],
  ['Independence Day', '2027-08-15'],
  ['Gandhi Jayanti', '2027-10-02'],
  ['Diwali', '2027-10-29'],
  ['Christmas Day', '2026-12-25'],
] as const;
