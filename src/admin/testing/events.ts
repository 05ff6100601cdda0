const common = {
  creationTime: '2026-10-23T07:49:00.000Z',
  modificationTime: '2026-10-24T07:49:00.000Z',
  createdBy: 'Sunita Rao',
  version: 1,
};

/** An event of a launch as the API answers it; its clock is that of Kolkata. */
export function anEvent(overrides: Record<string, unknown> = {}) {
  return {
    ...common,
    key: 'e'.repeat(32),
    launchKey: 'a'.repeat(32),
    name: 'Safety, group 1',
    code: 'SAFE-1',
    mode: 'CLT',
    timeZone: 'Asia/Kolkata',
    maxAttendees: 20,
    status: 'Initial',
    ...overrides,
  };
}

/** A launch as the API answers it. */
export function aLaunch(overrides: Record<string, unknown> = {}) {
  return {
    ...common,
    key: 'a'.repeat(32),
    learningEnvironmentKey: 'c'.repeat(32),
    programKey: 'd'.repeat(32),
    launchName: 'Autumn',
    launchCode: 'L-1',
    status: 'Draft',
    ...overrides,
  };
}

/** A training as the API answers it. */
export function aTraining(overrides: Record<string, unknown> = {}) {
  return {
    ...common,
    key: 'b'.repeat(32),
    trainingName: 'Safety',
    code: 'SAFE',
    topicKey: 'c'.repeat(32),
    mode: 'CLT',
    status: 'Initial',
    ...overrides,
  };
}
