import type { JobName } from '#model/jobs.ts';
import type { Tenant } from '../config.ts';

/** Work that repeats itself in every tenant. */
export interface Job {
  name: JobName;
  everyMs: number;
  /** Whether servers do it at the same time, each a part; else one at a time does it. */
  isShared: boolean;
  run: (tenant: Tenant) => Promise<void>;
}
