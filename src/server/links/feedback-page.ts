import type { FeedbackQuestion } from '#model/feedback.ts';
import { questionKinds } from '../feedback/question-kinds.ts';
import { fieldOf, MAX_COMMENT } from '../feedback/read-answers.ts';
import { html, type Html } from './html.ts';
import { factsOf, type About } from './link-page.ts';
import { page } from './page.ts';
import type { PageTexts } from './page-texts.ts';

/** A form to be answered. */
interface Asked {
  title: string;
  about: About;
  /** A sentence on who sees the answers. */
  note: string;
  questions: readonly FeedbackQuestion[];
  /** What was answered so far, and message keys of what is wrong with it by the number of the question. */
  given: URLSearchParams;
  errors: ReadonlyMap<number, string>;
}

/** A page with the questions of a form; what was answered stays, and what is wrong stands at its question. */
export function feedbackPage(texts: PageTexts, { title, about, note, questions, given, errors }: Asked): string {
  const { translate } = texts;
  return page(
    texts,
    title,
    html`${errors.size > 0 && summaryOf(texts, questions, errors)}
      <p>${translate('link.greeting', { name: about.actor })}</p>
      ${factsOf(texts, about)}
      <p class="help">${note}</p>
      <form method="post" novalidate>
        ${questions.map((question, index) =>
          questionOf(texts, question, { index, given: given.getAll(fieldOf(index)), error: errors.get(index) }),
        )}
        <button class="first">${translate('feedback.send')}</button>
      </form>`,
  );
}

/** Says first what is wrong, with links to it. */
function summaryOf({ translate }: PageTexts, questions: readonly FeedbackQuestion[], errors: Asked['errors']): Html {
  const links = [...errors].map(
    ([index, error]) =>
      html`<li>
        <a href="#${fieldOf(index)}"><bdi>${questions[index]?.label}</bdi> – ${translate(error)}</a>
      </li>`,
  );
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <p>${translate('feedback.wrong')}</p>
    <ul>
      ${links}
    </ul>
  </div>`;
}

interface Given {
  index: number;
  given: readonly string[];
  /** A message key. */
  error: string | undefined;
}

function questionOf(texts: PageTexts, question: FeedbackQuestion, answer: Given): Html {
  const { control } = questionKinds[question.type];
  return control === 'text' ? textOf(texts, question, answer) : choicesOf(texts, question, answer);
}

function textOf(texts: PageTexts, question: FeedbackQuestion, { index, given, error }: Given): Html {
  const name = fieldOf(index);
  return html`<fieldset>
    <label for="${name}">${labelOf(texts, question, index)}</label>
    ${errorOf(texts, name, error)}
    <textarea
      id="${name}"
      name="${name}"
      dir="auto"
      maxlength="${String(MAX_COMMENT)}"
      ${error !== undefined && html`aria-invalid="true" aria-describedby="${name}-error"`}
    >
${given[0]}</textarea>
  </fieldset>`;
}

function choicesOf(texts: PageTexts, question: FeedbackQuestion, { index, given, error }: Given): Html {
  const { control, choices, isWorded } = questionKinds[question.type];
  const name = fieldOf(index);
  const isScale = control === 'scale';
  const described = [...(isScale ? [`${name}-help`] : []), ...(error === undefined ? [] : [`${name}-error`])];
  const labels = choices(question).map((choice, position) => {
    const text = isWorded ? choice : texts.translate(`feedback.${choice}`);
    return html`<label class="choice"
      ><input
        type="${control === 'several' ? 'checkbox' : 'radio'}"
        name="${name}"
        value="${choice}"
        ${position === 0 && html`id="${name}"`}
        ${given.includes(choice) && html`checked`}
      /><bdi>${text}</bdi></label
    >`;
  });
  return html`<fieldset ${described.length > 0 && html`aria-describedby="${described.join(' ')}"`}>
    <legend>${labelOf(texts, question, index)}</legend>
    ${isScale && html`<p class="help" id="${name}-help">${texts.translate('feedback.scale')}</p>`}
    ${errorOf(texts, name, error)}
    <div class="${isScale ? 'scale' : 'choices'}">${labels}</div>
  </fieldset>`;
}

function labelOf({ translate }: PageTexts, { label, required }: FeedbackQuestion, index: number): Html {
  return html`${String(index + 1)}. <bdi>${label}</bdi> ${
      required && html`<span class="help">(${translate('feedback.required')})</span>`
    }`;
}

function errorOf({ translate }: PageTexts, name: string, error: string | undefined): Html | undefined {
  return error === undefined ? undefined : html`<p class="wrong" id="${name}-error">${translate(error)}</p>`;
}
