import { coded, named, type Pools } from './pools.ts';

/** How many records the second tenant has: fewer than the first, so that nobody takes one for the other. */
export const academyCounts: Record<string, number> = {
  learner: 184,
  'learning-environment': 7,
  holiday: 5,
  topic: 8,
  program: 6,
  'venue-location': 3,
  venue: 6,
  trainer: 5,
  instructor: 7,
  training: 9,
  'program-launch': 10,
  event: 16,
  'feedback-form': 4,
  'inventory-item': 8,
};

/** What the second tenant calls its things: a school, where the first is a company. */
export const academyPools: Pools = {
  'learner.employeeCode': (_random, index) => `H${String(index + 1).padStart(6, '0')}`,
  'learner.department': (random) => random.pick(departments),
  'learner.location': (random) => random.pick(campuses),
  'learner.jobRole': (random) => random.pick(jobRoles),
  'trainer.jobRole': () => 'Head of studies',
  'instructor.jobRole': (random) => random.pick(jobRoles),
  'topic.name': (_random, index) => named(topics, index),
  'program.name': (_random, index) => named(programs, index),
  'program.description': (_random, index) => `What belongs to ${named(programs, index).toLowerCase()} at the academy.`,
  'training.trainingName': (_random, index) => `${named(topics, index)} seminar`,
  'program-launch.launchName': (_random, index) => `${named(programs, index)}, term ${1 + (index % 3)}`,
  'event.name': (_random, index) => `${named(topics, index)}, class ${1 + (index % 3)}`,
  'venue-location.name': (_random, index) => named(campuses, index),
  'venue-location.city': () => 'Pune',
  'venue-location.country': () => 'IN',
  'venue-location.timeZone': () => 'Asia/Kolkata',
  'venue.name': (_random, index) => `${named(rooms, index)} hall`,
  'feedback-form.name': (_random, index) => `${named(topics, index)}: what pupils say`,
  'inventory-item.name': (_random, index) => named(materials, index),
  'inventory-item.category': (random) => random.pick(['Books', 'Laboratory', 'Sports']),
  'learning-environment.name': (_random, index) => environments[index % environments.length]?.[0],
  'learning-environment.code': (_random, index) =>
    coded(
      environments.map(([, code]) => code),
      index,
    ),
  'learning-environment.description': (_random, index) => environments[index % environments.length]?.[2],
  'learning-environment.securityCriteria': (random) => ({ department: { equals: random.pick(departments) } }),
  'holiday.name': (_random, index) => holidays[index % holidays.length]?.[0],
  'holiday.startDate': (_random, index) => holidays[index % holidays.length]?.[1],
  'holiday.endDate': (_random, index) => holidays[index % holidays.length]?.[2],
};

const departments = ['Languages', 'Sciences', 'Arts', 'Sports', 'Administration'];
const campuses = ['Hill campus', 'Lake campus', 'Old town house'];
const jobRoles = ['Teacher', 'Tutor', 'Librarian', 'Laboratory assistant', 'Counsellor'];
const topics = [
  'Phonetics',
  'Chemistry safety',
  'Drawing',
  'Athletics',
  'Class councils',
  'Grading',
  'Choir',
  'Robotics',
];
const programs = [
  'New teachers',
  'School leadership',
  'Exam year',
  'Inclusive teaching',
  'Open evenings',
  'Digital class',
];
const rooms = ['Tagore', 'Raman', 'Bose', 'Kalpana', 'Ramanujan', 'Naidu'];
const materials = ['Microscope', 'Atlas', 'Chalk', 'Football', 'Recorder', 'Beaker set', 'Easel', 'Timetable board'];

const environments = [
  ['Faculty of Languages', 'H-LANG', 'Teachers and tutors of all languages.'],
  ['Faculty of Sciences', 'H-SCI', 'Laboratories included.'],
  ['Faculty of Arts', 'H-ART', 'Drawing, music and theatre.'],
  ['Sports Department', 'H-SPORT', 'Trainers of all school teams.'],
  ['School Office', 'H-OFFICE', 'Administration of all three campuses.'],
  ['New Teachers', 'H-NEW', 'People in their first year at the academy.'],
  ['Examiners', 'H-EXAM', 'Everyone who marks the final examinations.'],
] as const;

const holidays = [
  ['Winter break', '2026-12-21', '2027-01-03'],
  ['Founders’ Day', '2027-02-12', '2027-02-12'],
  ['Spring break', '2027-03-22', '2027-03-28'],
  ['Sports Day', '2027-04-16', '2027-04-16'],
  ['Summer break', '2027-05-10', '2027-06-13'],
] as const;
