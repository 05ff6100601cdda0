import type { Call } from '#model/calls.ts';
import type { RoleName } from './api.ts';

/** Who may make a call. */
export interface RightsOfCall extends Call {
  roles: 'everyone' | RoleName[];
  /** A query or body that passes validation; its key exists nowhere. */
  valid: Record<string, unknown>;
  /** Beside a body. */
  query?: Record<string, string>;
}
