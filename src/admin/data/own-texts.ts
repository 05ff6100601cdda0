import type { Field } from '#model/entity.ts';
import type { Messages } from '#model/messages.ts';

/** What pages made by hand say, in English, and the fields that they have beside those of entities. */
export interface OwnTexts {
  messages: Messages;
  fields: readonly Field[];
}

/** The texts of such pages, loaded with the entity that they are about. */
export const ownTexts: Record<string, () => Promise<OwnTexts>> = {
  event: async () => (await import('./event-messages.ts')).eventTexts,
};
