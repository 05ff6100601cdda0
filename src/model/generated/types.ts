// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
export type EntityName = 'holiday' | 'learner' | 'learning-environment';

/**
 * Days on which no session is planned (specification, section 3)
 *
 */
export interface Holiday {
  key: string;
  creationTime: string;
  modificationTime: string;
  createdBy: string;
  version: number;
  name: string;
  startDate: string;
  endDate: string;
  status?: boolean;
}
/**
 * A person who can be nominated; the fields marked as attributes are what a security filter may ask for
 *
 */
export interface Learner {
  key: string;
  creationTime: string;
  modificationTime: string;
  createdBy: string;
  version: number;
  name: string;
  employeeCode: string;
  loginCode?: string;
  email?: string;
  dateOfJoining?: string;
  grade?: number;
  department?: string;
  location?: string;
  jobRole?: string;
  managerKey?: string;
  status?: boolean;
}
/**
 * An audience of a tenant: who may be offered what, by whom (specification, section 3)
 *
 */
export interface LearningEnvironment {
  key: string;
  creationTime: string;
  modificationTime: string;
  createdBy: string;
  version: number;
  name: string;
  code: string;
  description?: string;
  status?: boolean;
  securityCriteria: import('../criteria.ts').Criteria;
}
