import type { Holders } from './holders.ts';
import type { FieldErrors } from './validate.ts';
import type { Values } from './values.ts';

/** Removing, as an action on many records. */
export const REMOVE = 'remove';
/** Activating or deactivating, as an action on many records. */
export const SET_STATUS = 'set-status';

/** What is done to many records: `remove`, `set-status`, or an action of the entity's schema. */
export interface BulkTask {
  action: string;
  /** Of `set-status`. */
  status?: boolean;
  /** What an action of the schema asks for. */
  input?: Values;
}

/** The body of `POST /{entity}/bulk`. */
export interface BulkBody extends BulkTask {
  keys: string[];
}

/** Why something was not done to a record, and which others keep it from being removed. */
export interface BulkRefusal extends Partial<Holders> {
  errors: FieldErrors;
}

/** What became of one record: done, unless there are errors. */
export interface BulkResult extends Partial<BulkRefusal> {
  key: string;
}

/** The answer of `POST /{entity}/keys`: the first keys of a list, and how many records it has. */
export interface SelectedKeys {
  keys: string[];
  totalItems: number;
}
