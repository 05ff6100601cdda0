import type { OwnTexts } from './data/i18n-provider.ts';

/** The texts of pages made by hand, in the chunk of those pages, by the entity that they are about. */
export const ownTexts: Record<string, () => Promise<OwnTexts>> = {
  'learning-environment': async () => ({
    messages: (await import('./data/mapping-messages.ts')).mappingMessages,
    fields: [],
  }),
  nomination: async () => {
    const [{ administrationMessages }, { attendanceMessages }, { reviewMessages }, { attendanceHistoryFields }] =
      await Promise.all([
        import('./data/administration-messages.ts'),
        import('./data/attendance-messages.ts'),
        import('./data/review-messages.ts'),
        import('#model/attendance-history.ts'),
      ]);
    return {
      messages: { ...administrationMessages, ...attendanceMessages, ...reviewMessages },
      fields: attendanceHistoryFields,
    };
  },
  event: async () => (await import('./pages/event/pages.ts')).eventTexts,
};
