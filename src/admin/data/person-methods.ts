import { calls } from '#model/calls.ts';
import { MODULE, type Messages } from '#model/messages.ts';
import type { Api } from './api.ts';
import { loadModuleResources } from './module-resources.ts';

/** How the signed-in person wants to see dates, and what a super admin calls things. */
export interface PersonMethods {
  /** Keeps zone (a label) and .NET date patterns. */
  updateUser: (settings: { timeZone: string; dateFormat: string; dateTimeFormat: string }) => Promise<unknown>;
  /** The strings that override built-in texts of a culture, by message key. */
  overrides: (culture: string) => Promise<Messages>;
  /** Writes overrides; an empty text brings the built-in one back. */
  saveOverrides: (culture: string, texts: Messages) => Promise<unknown>;
}

export function personMethods(api: Api): PersonMethods {
  return {
    updateUser: (settings) => api.json(calls.updateUserDetails, { body: settings, quiet: [400] }),
    overrides: (culture) => loadModuleResources(api, culture),
    saveOverrides: (cultureName, texts) => {
      const items = Object.entries(texts).map(([name, value]) => ({ name, value }));
      return api.json(calls.saveModuleResources, { body: { cultureName, moduleName: MODULE, items } });
    },
  };
}
