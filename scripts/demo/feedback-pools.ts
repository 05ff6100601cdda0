import type { Random } from './random.ts';

const topics = ['Leading teams', 'Safety at work', 'Clear writing'];

/** Forms for everybody who is asked after a training, a third of them anonymous. */
export const feedbackPools: Record<string, (random: Random, index: number) => unknown> = {
  'feedback-form.name': (_random, index) =>
    `${['After the event', 'After each session', 'For managers', 'For trainers'][index % 4]}: ${topics[(index >> 2) % topics.length]}`,
  'feedback-form.audience': (_random, index) => ['LEARNER', 'LEARNER', 'MANAGER', 'TRAINER'][index % 4],
  'feedback-form.level': (_random, index) => (index % 4 === 1 ? 'SESSION' : 'EVENT'),
  'feedback-form.anonymous': (_random, index) => index >> 2 === 1,
  'feedback-form.daysAfter': () => 0,
  'feedback-form.closesAfterDays': () => 60,
  'feedback-form.questions': () => [
    { label: 'How useful was the training for your work?', type: 'RATING', required: true },
    { label: 'Was the pace right?', type: 'SINGLE', required: false, choices: 'Too slow\nRight\nToo fast' },
    { label: 'What helped you most?', type: 'MULTIPLE', required: false, choices: 'Examples\nExercises\nDiscussion' },
    { label: 'Would you recommend it?', type: 'YES_NO', required: false },
    { label: 'What should we do differently?', type: 'TEXT', required: false },
  ],
};
