import type { FastifyInstance } from 'fastify';
import { reminderCalls } from '#model/calls.ts';
import { entityNamed, wholeOf } from '#model/entities.ts';
import { invalid } from '../../problems.ts';
import { find } from '../../records/find.ts';
import { inTransaction } from '../../records/in-transaction.ts';
import { noteAction } from '../../records/note-action.ts';
import { remindedByCaller, rolesThatRemind } from '../../reminders/audiences.ts';
import { cancelByHand } from '../../stores/planned-by-hand.ts';
import { object } from '../selection.ts';
import { serveEntity } from '../serve.ts';
import { keyQuery, type KeyQuery } from '../shapes.ts';

const event = wholeOf(entityNamed('event'));

interface Body {
  reminderKey: string;
}

/** POST /event/cancel-reminder?key: who may remind somebody may take back what waits for its time. */
export function cancelReminder(app: FastifyInstance): void {
  const served = {
    entity: event,
    summary: 'Cancels a reminder by hand that waits for its time',
    tag: 'event',
    roles: rolesThatRemind('learners'),
    query: keyQuery,
    body: { ...object({ reminderKey: { type: 'string', maxLength: 100 } }), required: ['reminderKey'] },
    answer: object({}),
  };
  serveEntity<KeyQuery, Body>(app, reminderCalls.cancel, served, ({ scope, query: { key }, body: { reminderKey } }) =>
    inTransaction(scope, {}, async (within) => {
      await find(within, event, key);
      const isDone = await cancelByHand(within, { eventKey: key, reminderKey, to: remindedByCaller(within) });
      if (!isDone) throw invalid({ '': ['reminder.gone'] });
      await noteAction(within, event, key, 'cancel-reminder');
      return {};
    }),
  );
}
