import type { FeedbackResult } from '#model/feedback.ts';

/** The mean of everything that was rated, and of how many answers; undefined without any. */
export function averageRatingOf(feedback: readonly FeedbackResult[]): { average: number; answers: number } | undefined {
  const rated = feedback
    .flatMap(({ questions }) => questions)
    .flatMap(({ average, answered }) => (average === null ? [] : { average, answered }));
  const answers = rated.reduce((sum, { answered }) => sum + answered, 0);
  if (answers === 0) return undefined;
  return { average: rated.reduce((sum, { average, answered }) => sum + average * answered, 0) / answers, answers };
}
