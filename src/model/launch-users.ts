import { fieldNamed, readFields, type Entity, type Field } from './entity.ts';

/** What a launch knows of each learner that is assigned to it. */
export const launchUserFields: readonly Field[] = readFields(
  {
    properties: {
      assignedAt: {
        title: 'Assigned on',
        type: 'string',
        format: 'date-time',
        readOnly: true,
        'x-field': { filter: true, sortable: true },
      },
      accessedAt: {
        title: 'First access on',
        type: 'string',
        format: 'date-time',
        readOnly: true,
        'x-field': { filter: true, sortable: true },
      },
    },
  },
  'launchUser',
);

/** The learners as a launch lists those that are assigned to it. */
export function asLaunchUsers(learner: Entity): Entity {
  const named = ['name', 'employeeCode', 'department', 'location'];
  return {
    ...learner,
    fields: [...learner.fields, ...launchUserFields],
    columns: [...named.map((name) => fieldNamed(learner.fields, name, learner.name)), ...launchUserFields],
  };
}

/** The columns of a file of users: who is meant, and when they first opened the program, where that is known. */
export const launchUserColumns: readonly Field[] = readFields(
  {
    properties: {
      employeeCode: {
        title: 'Employee code',
        type: 'string',
        format: 'reference',
        'x-field': { reference: { to: 'learner', where: { status: true } } },
      },
      accessDate: { title: 'First access on', type: 'string', format: 'date' },
    },
    required: ['employeeCode'],
  },
  'launchUser',
);
