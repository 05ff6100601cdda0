import type { Attendance } from '#model/attendance.ts';

const LEARNERS = 500;
const SESSIONS = 20;

/** The register that all contenders show: nobody is marked yet. */
export const register: Attendance = {
  level: 'SESSION',
  timeZone: 'UTC',
  requiredRate: 80,
  reasons: [],
  sessions: Array.from({ length: SESSIONS }, (_one, index) => {
    const date = `2026-12-${String(index + 1).padStart(2, '0')}`;
    const times = { startTime: '10:00', startAt: `${date}T10:00:00.000Z`, endAt: `${date}T12:00:00.000Z` };
    const title = `Session ${index + 1}`;
    return { key: `s${index}`, title, date, ...times, compulsory: true, status: 'Scheduled', reasons: [] };
  }),
  learners: Array.from({ length: LEARNERS }, (_one, index) => ({
    nominationKey: `n${index}`,
    name: `Learner ${index + 1}`,
    employeeCode: `E-${index + 1}`,
    confirmedAt: null,
  })),
  marks: [],
  readAt: '2026-12-31T00:00:00.000Z',
};
