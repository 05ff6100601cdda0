import { marks } from './attendance.ts';
import { readFields, type Field } from './entity.ts';

/** What the history of a nomination tells of marks, beside its own fields. */
export const attendanceHistoryFields: readonly Field[] = readFields(
  {
    properties: {
      attendance: {
        title: 'Attendance',
        type: 'array',
        items: {
          type: 'object',
          properties: {
            session: { title: 'Session', type: 'string' },
            mark: { title: 'Mark', enum: [...marks] },
            minutes: { title: 'Attended minutes', type: 'integer' },
            note: { title: 'Note', type: 'string' },
          },
        },
      },
    },
  },
  'nomination',
);
