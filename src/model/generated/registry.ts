// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
import * as holiday from './holiday.ts';
import * as learner from './learner.ts';
import * as learningEnvironment from './learning-environment.ts';
export const registry = [holiday, learner, learningEnvironment];
