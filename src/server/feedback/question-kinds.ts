import { ratings, yesAndNo, type FeedbackQuestion } from '#model/feedback.ts';

interface QuestionKind {
  /** How it is answered. */
  control: 'scale' | 'one' | 'several' | 'text';
  choices: (question: FeedbackQuestion) => readonly string[];
  /** Whether choices are the form's own words, which nobody translates. */
  isWorded: boolean;
}

/** What a question of each type can be answered with. */
export const questionKinds: Record<FeedbackQuestion['type'], QuestionKind> = {
  RATING: { control: 'scale', choices: () => ratings, isWorded: true },
  SINGLE: { control: 'one', choices: linesOf, isWorded: true },
  MULTIPLE: { control: 'several', choices: linesOf, isWorded: true },
  TEXT: { control: 'text', choices: () => [], isWorded: true },
  YES_NO: { control: 'one', choices: () => yesAndNo, isWorded: false },
};

/** Each choice stands on a line of its own. */
function linesOf({ choices = '' }: FeedbackQuestion): string[] {
  const lines = choices.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '');
}
