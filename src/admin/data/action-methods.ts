import type { RaRecord } from 'react-admin';
import type { ActionAnswers } from '#model/actions.ts';
import { actionCall, entityCalls } from '#model/calls.ts';
import type { Values } from '#model/values.ts';
import type { Api } from './api.ts';

/** The actions that a schema declares. */
export interface ActionMethods {
  /** Which actions of a record may be taken now, and why not: what the server knows beyond the record's own fields. */
  actions: (resource: string, key: string, signal?: AbortSignal) => Promise<ActionAnswers>;
  /** Takes an action on the record as it was read. */
  act: (resource: string, action: string, record: RaRecord, input: Values) => Promise<unknown>;
}

export function actionMethods(api: Api): ActionMethods {
  return {
    actions: (resource, key, signal) =>
      api.json(entityCalls(resource).actions, { query: { key }, signal, quiet: [404] }),
    act: (resource, action, record, input) => {
      const body = { ...input, version: record['version'] as number };
      return api.json(actionCall(resource, action), { query: { key: String(record.id) }, body });
    },
  };
}
