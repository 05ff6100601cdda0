import { useEffect } from 'react';
import { Notification, useNotify, useTranslate, type HttpError } from 'react-admin';
import { SNACKBAR_MS } from '#model/limits.ts';
import { bodyOf, errorsOf, onProblem } from '../data/problems.ts';

/** Shows every problem that a call announces for two seconds: the error catalogue of the specification, section 8. */
export function ProblemSnackbar() {
  const translate = useTranslate();
  const notify = useNotify();
  useEffect(
    () =>
      onProblem((problem) => {
        const text = textOf(problem, translate);
        if (text) notify(text, { type: 'error', messageArgs: { _: text } });
      }),
    [notify, translate],
  );
  return <Notification autoHideDuration={SNACKBAR_MS} multiLine sx={lines} />;
}

type Translate = ReturnType<typeof useTranslate>;

/** Undefined for what is only logged. */
function textOf(problem: HttpError, translate: Translate): string | undefined {
  const say = textsByStatus[problem.status] ?? sayFirst;
  return say(problem, translate);
}

const textsByStatus: Record<number, (problem: HttpError, translate: Translate) => string | undefined> = {
  400: (problem, translate) =>
    Object.values(errorsOf(problem))
      .map((key) => `- ${translate(key)}`)
      .join('\n'),
  401: () => undefined,
  500: (_problem, translate) => translate('common.somethingWentWrong'),
};

function sayFirst(problem: HttpError, translate: Translate): string {
  const [key = `common.${problem.status}`] = Object.values(bodyOf(problem)?.errors ?? {});
  return translate(key, { _: translate(`common.${problem.status}`, { _: translate('common.somethingWentWrong') }) });
}

const lines = { '& .MuiSnackbarContent-message': { whiteSpace: 'pre-line' } };
