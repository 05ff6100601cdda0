import type { FeedbackAnswer, FeedbackQuestion } from '#model/feedback.ts';
import { hasForbiddenCharacters, tidy } from '#model/text.ts';
import { questionKinds } from './question-kinds.ts';

/** Characters of an answer in words. */
export const MAX_COMMENT = 2000;

/** What was answered to the questions of a form, in their order, and what is wrong with it. */
export interface ReadAnswers {
  answers: FeedbackAnswer[];
  /** Message keys by the number of the question. */
  errors: ReadonlyMap<number, string>;
}

/** The name that a question has in its page's form. */
export function fieldOf(index: number): string {
  return `question-${index + 1}`;
}

/** Reads what a page's form says. */
export function readAnswers(questions: readonly FeedbackQuestion[], form: URLSearchParams): ReadAnswers {
  const errors = new Map<number, string>();
  const answers = questions.map((question, index): FeedbackAnswer => {
    const given = form.getAll(fieldOf(index)).map((text) => tidy(text.replaceAll('\r\n', '\n')));
    const said = given.filter((text) => text !== '');
    const error = whyWrong(question, said);
    if (error !== undefined) errors.set(index, error);
    return questionKinds[question.type].control === 'several' ? severalOf(said) : (said[0] ?? null);
  });
  return { answers, errors };
}

function severalOf(said: readonly string[]): string[] | null {
  return said.length === 0 ? null : [...new Set(said)];
}

/** The message key of what is wrong with the answer to a question. */
function whyWrong(question: FeedbackQuestion, said: readonly string[]): string | undefined {
  const { control, choices } = questionKinds[question.type];
  if (said.length === 0) return question.required ? `feedback.required.${control}` : undefined;
  if (control !== 'text') {
    const known = choices(question);
    return said.every((choice) => known.includes(choice)) ? undefined : 'feedback.required.one';
  }
  const [text = ''] = said;
  if (hasForbiddenCharacters(text, true)) return 'validation.characters';
  return text.length > MAX_COMMENT ? 'feedback.tooLong' : undefined;
}
