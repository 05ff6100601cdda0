import { entityNamed, wholeOf } from '#model/entities.ts';
import type { FeedbackAnswer, FeedbackQuestion } from '#model/feedback.ts';
import type { Scope } from '#server/context.ts';
import { askAfter } from '#server/feedback/ask-for-feedback.ts';
import { questionKinds } from '#server/feedback/question-kinds.ts';
import { recipientsOf } from '#server/feedback/recipients-of.ts';
import { find } from '#server/records/find.ts';
import { writeAnswer } from '#server/stores/feedback-answers.ts';
import { roundsOf } from '#server/stores/feedback-rounds.ts';
import type { LockedEvent } from '#server/stores/nominations.ts';
import { randomOf, type Random } from './random.ts';
import type { SeededEvent } from './seed-nominations.ts';

const HOUR_MS = 3_600_000;

const comments = [
  'More time for the exercises, please.',
  'The examples were close to what I do every day.',
  'A smaller group would help.',
  'Please send the slides beforehand.',
  'Clear and well paced, thank you.',
];

/** What people were asked after an event that is closed, and what three of four have answered. */
export async function seedFeedback(scope: Scope, { key, status }: SeededEvent): Promise<void> {
  if (status !== 'Closed') return;
  const event = (await find(scope, wholeOf(entityNamed('event')), key)) as unknown as LockedEvent;
  await askAfter({ ...scope, now: new Date(Date.parse(String(event.endAt)) + HOUR_MS) }, event);
  const random = randomOf(7);
  for (const round of await roundsOf(scope, key)) {
    const people = wholeOf(entityNamed(round.audience === 'TRAINER' ? 'instructor' : 'learner'));
    for (const { recipientKey, learnerKey } of await recipientsOf(scope, round)) {
      if (!random.chance(0.75)) continue;
      const answers = round.questions.map((question) => answerTo(question, random));
      const person = await find(scope, people, recipientKey);
      const recipientName = round.anonymous ? null : String(person[people.text.name]);
      await writeAnswer(scope, { roundKey: round.key, recipientKey, learnerKey }, { recipientName, answers });
    }
  }
}

function answerTo(question: FeedbackQuestion, random: Random): FeedbackAnswer {
  const { control, choices } = questionKinds[question.type];
  const [first = '', ...others] = choices(question);
  if (control === 'text') return random.chance(0.4) ? random.pick(comments) : null;
  if (control === 'scale') return random.pick([...others.slice(1), ...others.slice(2)]);
  const choice = random.pick([...others, first]);
  return control === 'several' ? [choice] : choice;
}
