/** A learning environment as the API answers it. */
export function aLearningEnvironment(overrides: Record<string, unknown> = {}) {
  return {
    key: '0123456789abcdef0123456789abcdef',
    name: 'North Sales',
    code: 'NORTH',
    description: null,
    status: true,
    securityCriteria: { department: { equals: 'Sales' } },
    creationTime: '2026-10-23T07:49:00.000Z',
    modificationTime: '2026-10-24T07:49:00.000Z',
    createdBy: 'Sunita Rao',
    version: 1,
    ...overrides,
  };
}

/** A page of a list. */
export function aPage(items: unknown[], totalItems = items.length) {
  return { items, totalItems };
}
