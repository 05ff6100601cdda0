import { entityCalls } from '#model/calls.ts';
import type { StoredView, ViewToSave } from '#model/saved-list.ts';
import type { Api } from './api.ts';

/** Saved views of a list: those that the person may see, and what they do with their own. */
export interface ViewMethods {
  views: (resource: string) => Promise<StoredView[]>;
  saveView: (resource: string, view: ViewToSave) => Promise<StoredView>;
  removeView: (resource: string, key: string) => Promise<unknown>;
}

export function viewMethods(api: Api): ViewMethods {
  return {
    views: async (resource) => (await api.json<{ items: StoredView[] }>(entityCalls(resource).views)).items,
    // What is wrong with it is said in the dialog.
    saveView: (resource, view) => api.json(entityCalls(resource).saveView, { body: view, quiet: [400] }),
    removeView: (resource, key) => api.json(entityCalls(resource).removeView, { body: { key } }),
  };
}
