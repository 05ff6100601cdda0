import type { Random } from './random.ts';

const people = ['After the event', 'After each session', 'For managers', 'For trainers'];
const topics = ['Leading teams', 'Safety at work', 'Clear writing'];

/** Forms for everybody who is asked after a training, a third of them anonymous. */
export const feedbackPools: Record<string, (random: Random, index: number) => unknown> = {
  'feedback-form.name': (_random, index) => {
    const round = Math.floor(index / (people.length * topics.length));
    const name = `${people[index % people.length]}: ${topics[Math.floor(index / people.length) % topics.length]}`;
    return round === 0 ? name : `${name} ${round + 1}`;
  },
  'feedback-form.audience': (_random, index) => ['LEARNER', 'LEARNER', 'MANAGER', 'TRAINER'][index % 4],
  'feedback-form.level': (_random, index) => (index % 4 === 1 ? 'SESSION' : 'EVENT'),
  'feedback-form.anonymous': (_random, index) => Math.floor(index / people.length) === 1,
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
