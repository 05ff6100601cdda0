import type { Messages } from '#model/messages.ts';

/** What the pages say on which people give feedback. */
export const feedbackMessages: Messages = {
  'feedback.title.LEARNER': 'How was it?',
  'feedback.title.MANAGER': 'What has changed since the training?',
  'feedback.title.TRAINER': 'How did it go?',
  'feedback.anonymous': 'Your answers are anonymous: nobody sees who has given them.',
  'feedback.named': 'Your name is shown beside what you write.',
  'feedback.required': 'required',
  'feedback.scale': '1 is poor, 5 is very good',
  'feedback.yes': 'Yes',
  'feedback.no': 'No',
  'feedback.send': 'Send your answers',
  'feedback.wrong': 'Nothing is sent yet. Please look at these questions:',
  'feedback.required.scale': 'Please choose a number',
  'feedback.required.one': 'Please choose an answer',
  'feedback.required.several': 'Please choose at least one answer',
  'feedback.required.text': 'Please write an answer',
  'feedback.tooLong': 'Please write no more than 2,000 characters',
  'feedback.done': 'Your answers are saved.',
};
