import type { Values } from '#model/values.ts';
import { askForFeedback } from '#server/feedback/ask-for-feedback.ts';
import type { Api } from './api.ts';
import { inEveryTenant } from './by-itself.ts';
import type { Answer } from './client.ts';
import { aLinkWorld } from './link-world.ts';
import { noticesAbout } from './notices-about.ts';
import { sendForm } from './send-form.ts';

/** A question of every type; the first two must be answered. */
const questions: readonly Values[] = [
  { label: 'How useful was it?', type: 'RATING', required: true },
  { label: 'Was the pace right?', type: 'SINGLE', required: true, choices: 'Too slow\nRight\nToo fast' },
  { label: 'What helped?', type: 'MULTIPLE', choices: 'Talks\nExercises\nBreaks' },
  { label: 'Would you come again?', type: 'YES_NO' },
  { label: 'What should we do differently?', type: 'TEXT' },
];

/** What is answered to all of them. */
export const allAnswered: readonly [string, string][] = [
  ['question-1', '4'],
  ['question-2', 'Right'],
  ['question-3', 'Talks'],
  ['question-3', 'Breaks'],
  ['question-4', 'yes'],
  ['question-5', 'More <b>time</b>,\r\nplease'],
];

/** Events after which people are asked for feedback, at the moments that `clock` tells. */
export async function aFeedbackWorld(api: Api, clock: () => Date) {
  const world = await aLinkWorld(api);
  let number = 0;
  const aForm = (changes: Values = {}): Promise<Values> =>
    api.admin.save('feedback-form', { name: `Feedback ${(number += 1)}`, questions, ...changes });
  const ask = (): Promise<void> => inEveryTenant(api, clock, askForFeedback);
  /** Who was told what about an event: kind, kind of recipient, key of the recipient, and the link's path. */
  const asked = async (event: Values): Promise<{ kind: string; to: string; key: string; link: string }[]> => {
    const notices = await noticesAbout(api, event);
    return notices
      .filter(({ kind }) => String(kind).startsWith('feedback.'))
      .map(({ kind, recipientEntity, recipientKey, payload }) => ({
        kind: String(kind).replace('feedback.', ''),
        to: String(recipientEntity),
        key: String(recipientKey),
        link: String((payload as Values)['link']),
      }));
  };
  const send = (url: string, form: readonly [string, string][]): Promise<Answer> => sendForm(api, url, [...form]);
  /** An event of the first of December 2026 from ten to twelve in India, for so many learners with one manager. */
  const anEventFor = async (count: number, changes: Values) => {
    const manager = await api.admin.save('learner', {
      name: 'Meera Iyer',
      email: 'meera@example.test',
      employeeCode: `FM-${(number += 1)}`,
    });
    const teacher = await world.anInstructor();
    const event = await world.anEvent({ maxAttendees: 20, channels: ['EMAIL'], ...changes }, { day: aDay(), teacher });
    const people = await world.learners(count, { managerKey: manager['key'] });
    const nominations = await world.nominate(event, people);
    return { event, people, manager, teacher, nominations };
  };
  return { ...world, aForm, ask, asked, send, anEventFor };
}

let days = 0;

/** A day of its own in December 2026, for no room and nobody is twice in one place. */
function aDay(): string {
  days += 1;
  return `2026-12-${String(days).padStart(2, '0')}`;
}

export type FeedbackWorld = Awaited<ReturnType<typeof aFeedbackWorld>>;
