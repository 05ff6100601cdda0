/** A nomination as the API answers it. */
export function aNomination(number: number, overrides: Record<string, unknown> = {}) {
  return {
    key: String(number).padStart(32, '0'),
    eventKey: 'e'.repeat(32),
    learnerKey: String(number).padStart(32, 'a'),
    learnerName: `Learner ${number}`,
    employeeCode: `E-${number}`,
    department: 'Sales',
    state: 'Confirmed',
    stateAt: '2026-10-24T07:49:00.000Z',
    source: 'STAFF',
    priority: 0,
    creationTime: '2026-10-23T07:49:00.000Z',
    modificationTime: '2026-10-24T07:49:00.000Z',
    createdBy: 'Sunita Rao',
    version: 1,
    ...overrides,
  };
}
