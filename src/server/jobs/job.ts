import type { JobName } from '#model/jobs.ts';
import type { Tenant } from '../config.ts';
import type { Turn } from './timetable.ts';

/** Work that repeats itself in every tenant. */
export interface Job extends Turn {
  name: JobName;
  run: (tenant: Tenant) => Promise<void>;
}
