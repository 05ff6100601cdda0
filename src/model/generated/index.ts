// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
import type { EntitySummary } from '../entity-summary.ts';

export const entityIndex: readonly EntitySummary[] = [
  {
    ...{
      name: 'holiday',
      keys: 'holiday',
      title: 'Holiday',
      plural: 'Holidays',
      menu: 'Holidays',
      icon: 'event',
      section: 'setup',
      access: {
        list: ['superAdmin'],
        show: ['superAdmin'],
        create: ['superAdmin'],
        edit: ['superAdmin'],
        delete: ['superAdmin'],
        export: ['superAdmin'],
        options: ['superAdmin', 'trainer'],
      },
    },
    load: () => import('./holiday.ts'),
  },
  {
    ...{
      name: 'learner',
      keys: 'learner',
      title: 'Learner',
      plural: 'Learners',
      menu: 'Learners',
      icon: 'people',
      section: 'setup',
      access: {
        list: ['superAdmin'],
        show: ['superAdmin'],
        create: ['superAdmin'],
        edit: ['superAdmin'],
        delete: ['superAdmin'],
        export: ['superAdmin'],
        options: ['superAdmin', 'trainer'],
      },
    },
    load: () => import('./learner.ts'),
  },
  {
    ...{
      name: 'learning-environment',
      keys: 'learningEnvironment',
      title: 'Learning environment',
      plural: 'Learning environments',
      menu: 'Learning Environment',
      icon: 'school',
      section: 'main',
      access: {
        list: ['superAdmin'],
        show: ['superAdmin'],
        create: ['superAdmin'],
        edit: ['superAdmin'],
        delete: ['superAdmin'],
        export: ['superAdmin'],
        options: ['superAdmin'],
      },
    },
    load: () => import('./learning-environment.ts'),
  },
];
