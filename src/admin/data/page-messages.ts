import type { Messages } from '#model/messages.ts';
import { administrationMessages } from './administration-messages.ts';
import { attendanceMessages } from './attendance-messages.ts';
import { deliveryMessages } from './delivery-messages.ts';
import { eventMessages } from './event-messages.ts';
import { mailMessages } from './mail-messages.ts';
import { mappingMessages } from './mapping-messages.ts';
import { reviewMessages } from './review-messages.ts';

/** What pages made by hand say beside the screens that are made from schemas; each page brings its own part. */
export const pageMessages: Messages = {
  ...administrationMessages,
  ...attendanceMessages,
  ...deliveryMessages,
  ...eventMessages,
  ...mailMessages,
  ...mappingMessages,
  ...reviewMessages,
};
