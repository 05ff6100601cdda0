import type { FeedbackQuestion, FeedbackResult, QuestionResult } from '#model/feedback.ts';
import type { Scope } from '../context.ts';
import { answeredRoundsOf, type AnsweredRound } from '../stores/feedback-answers.ts';
import { questionKinds } from './question-kinds.ts';

/** What has been answered to each form that was asked after an event or its sessions, the first asked first. */
export async function feedbackResultsOf(scope: Scope, eventKey: string): Promise<FeedbackResult[]> {
  const rounds = await answeredRoundsOf(scope, eventKey);
  return rounds.map(({ answers, questions, ...round }) => ({
    ...round,
    answered: answers.length,
    questions: questions.map((question, index) => resultOf(question, saidTo(answers, index))),
  }));
}

/** What somebody has said, by name where the form is not anonymous. */
interface Said {
  name: string | null;
  texts: readonly string[];
}

function saidTo(answers: AnsweredRound['answers'], index: number): Said[] {
  return answers.flatMap(({ recipientName, answers: given }) => {
    const answer = given[index] ?? null;
    if (answer === null) return [];
    return [{ name: recipientName, texts: typeof answer === 'string' ? [answer] : answer }];
  });
}

function resultOf(question: FeedbackQuestion, said: readonly Said[]): QuestionResult {
  const { label, type } = question;
  const { control, choices } = questionKinds[type];
  const texts = said.flatMap((one) => one.texts);
  return {
    label,
    type,
    answered: said.length,
    average: control === 'scale' && texts.length > 0 ? averageOf(texts.map(Number)) : null,
    choices: choices(question).map((choice) => ({ choice, count: texts.filter((text) => text === choice).length })),
    comments: control === 'text' ? said.map(({ name, texts: [text = ''] }) => ({ text, name })) : [],
  };
}

/** To a hundredth. */
function averageOf(numbers: readonly number[]): number {
  return Math.round((100 * numbers.reduce((sum, one) => sum + one, 0)) / numbers.length) / 100;
}
