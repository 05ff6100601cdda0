import type { Random } from './random.ts';

/** Values that a schema can't imply, by `entity.field`; every other field is filled by its kind. */
export const pools: Record<string, (random: Random, index: number) => unknown> = {
  'learner.name': (random) => personName(random),
  'learner.employeeCode': (_random, index) => `E${String(index + 1).padStart(6, '0')}`,
  'learner.loginCode': (_random, index) => `u${String(index + 1).padStart(6, '0')}`,
  'learner.email': (_random, index) => `e${String(index + 1).padStart(6, '0')}@example.test`,
  'learner.department': (random) => random.pick(departments),
  'learner.location': (random) => random.pick(locations),
  'learner.jobRole': (random) => random.pick(jobRoles),
  'learning-environment.name': (_random, index) => environments[index % environments.length]?.[0],
  'learning-environment.code': (_random, index) =>
    `${environments[index % environments.length]?.[1]}${index < environments.length ? '' : `-${index}`}`,
  'learning-environment.description': (_random, index) => environments[index % environments.length]?.[2],
  'holiday.name': (_random, index) => holidays[index % holidays.length]?.[0],
  'holiday.startDate': (_random, index) => holidays[index % holidays.length]?.[1],
  'holiday.endDate': (_random, index) => holidays[index % holidays.length]?.[1],
};

export const departments = ['Sales', 'Service', 'Operations', 'Finance', 'People', 'Technology', 'Legal', 'Marketing'];
export const locations = ['Mumbai', 'Bengaluru', 'Chennai', 'Berlin', 'London', 'Dubai', 'Singapore', 'New York', 'São Paulo', 'Tokyo'];
const jobRoles = ['Advisor', 'Branch manager', 'Analyst', 'Engineer', 'Team lead', 'Relationship manager', 'Specialist', 'Coordinator', 'Consultant', 'Controller'];

const firstNames = ['Aarav', 'Ananya', 'Rohan', 'Meera', 'Kavita', 'Arjun', 'Sofia', 'Mateo', 'Hannah', 'Jürgen', 'Zoë', 'Łukasz', 'Amara', 'Chidi', 'Yuki', 'Haruto', 'Wei', 'Mei', 'Omar', 'Layla', 'Siobhán', 'Noah', 'Ingrid', 'Tomás', 'Priya', 'Vikram'];
const lastNames = ['Kumar', 'Sharma', 'Iyer', 'Patel', 'Nair', 'Fernández', 'Núñez', 'Müller', 'Schröder', 'Kowalski', 'Okafor', 'Adeyemi', 'Tanaka', 'Sato', 'Chen', 'Wang', 'Haddad', 'Khan', 'O’Brien', 'Smith', 'Larsen', 'Silva', 'Rao', 'Menon'];
const otherScripts = ['प्रिया शर्मा', 'राहुल वर्मा', 'أحمد الحداد', 'ليلى خوري', '田中 花子', '佐藤 健', 'Ольга Иванова', 'Δημήτρης Παππάς', '김민준', 'กนกวรรณ ใจดี', 'மீனா சுந்தரம்', 'דנה לוי'];

function personName(random: Random): string {
  if (random.chance(0.06)) return random.pick(otherScripts);
  return `${random.pick(firstNames)} ${random.pick(lastNames)}`;
}

const environments = [
  ['North Region Sales', 'NORTH-SALES', 'Everyone who sells in the northern branches, new joiners included.'],
  ['South Region Sales', 'SOUTH-SALES', 'Advisors and branch managers of the southern branches.'],
  ['Branch Leadership', 'BRANCH-LEAD', 'People who run a branch or are about to.'],
  ['Customer Service Academy', 'SERVICE-ACAD', 'First line and second line service, all shifts.'],
  ['Technology Guild', 'TECH-GUILD', 'Engineers and analysts of all product teams.'],
  ['Compliance Refresh', 'COMPLIANCE', 'Yearly refresh for everyone who handles customers’ money.'],
  ['Graduate Programme', 'GRADUATES', 'People in their first two years.'],
  ['Finance Essentials', 'FIN-ESS', 'Controllers and analysts outside the finance department too.'],
  ['Operations Excellence', 'OPS-EX', 'Shift leads and coordinators of the operation centres.'],
  ['People Partners', 'PEOPLE', 'Business partners and recruiters.'],
  ['Deutschland Vertrieb', 'DE-VERTRIEB', 'Vertrieb und Beratung in den deutschen Niederlassungen.'],
  ['मुंबई शाखा प्रशिक्षण', 'MUM-SHAKHA', 'मुंबई की सभी शाखाओं के लिए।'],
  ['أكاديمية دبي', 'DXB-ACADEMY', 'كل العاملين في مكتب دبي.'],
  ['東京セールス研修', 'TYO-SALES', '東京オフィスの営業担当者向け。'],
  ['São Paulo Atendimento', 'SP-ATEND', 'Atendimento ao cliente em São Paulo.'],
  ['New York Advisory', 'NY-ADVISORY', 'Relationship managers and consultants of the New York office.'],
  ['Legal Update', 'LEGAL', 'Contract and privacy law, quarterly.'],
  ['Marketing Studio', 'MKT-STUDIO', 'Campaign, brand and content people.'],
  ['Contact Centre Night Shift', 'NIGHT', 'Kept apart, for their sessions begin at 22:00.'],
  ['Alumni Mentors', 'MENTORS', 'Senior colleagues who teach beside their work.'],
  ['Singapore Hub', 'SIN-HUB', 'Everyone in the Singapore office.'],
  ['London Market Desk', 'LON-DESK', 'Traders’ assistants and analysts.'],
  ['Project Delivery', 'DELIVERY', 'Team leads who deliver projects for customers.'],
  ['Pilot 2024', 'PILOT-24', 'The pilot that started it all; kept for its history.'],
] as const;

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
