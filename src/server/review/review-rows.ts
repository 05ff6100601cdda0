import { marks as markNames } from '#model/attendance.ts';
import { neutralised } from '#model/csv.ts';
import { inMajorUnits } from '#model/currency.ts';
import type { FeedbackResult } from '#model/feedback.ts';
import type { MarkCounts, Review, SessionReview } from '#model/review.ts';
import type { Cell } from '../exports/cells.ts';

type Row = [part: string, of: string, figure: string, value: Cell];

const header: Row = ['Part', 'Of', 'Figure', 'Value'];

/** Everything that a review says as rows of a file, the header first: one figure each, so that any of them can be summed. */
export function reviewRows(review: Review): Cell[][] {
  const { seats, attendanceRate, outcomes, sessions, learners, missing, cost, feedback, bestPractices } = review;
  const rows: Row[] = [
    header,
    ['Seats', '', 'Maximum', seats.max],
    ['Seats', '', 'Minimum', seats.min],
    ['Seats', '', 'Filled (%)', seats.fillRate],
    ...Object.entries(seats.states).map(([state, count]): Row => ['Nominations', '', state, count]),
    ['Attendance', '', 'Rate (%)', attendanceRate ?? undefined],
    ...sessions.flatMap(({ session, marks, rate }) => marked('Session', nameOf(session), marks, rate)),
    ...outcomes.map(({ outcome, count }): Row => ['Outcome', '', outcome, count]),
    ...learners.flatMap(({ name, employeeCode, marks, rate, outcome, creditHours, certificate }) => {
      const who = `${name} (${employeeCode})`;
      return [
        ...marked('Learner', who, marks, rate),
        ['Learner', who, 'Outcome', outcome ?? undefined] satisfies Row,
        ['Learner', who, 'Credit hours', creditHours ?? undefined] satisfies Row,
        ['Learner', who, 'Certificate', certificate ?? undefined] satisfies Row,
      ];
    }),
    ...missing.flatMap(({ session, learners: owing }) =>
      owing.map(({ name, employeeCode }): Row => ['Missing', nameOf(session), 'Mark of', `${name} (${employeeCode})`]),
    ),
    ...(cost?.totals ?? []).map((one) => amount('Planned', one)),
    ...(cost?.perHead ?? []).map((one) => amount('Per head', one)),
    ...feedback.flatMap(feedbackRows),
    ['Best practices', '', '', bestPractices ?? undefined],
  ];
  return rows
    .filter(([, , , value]) => value !== undefined)
    .map((row) => row.map((cell) => (typeof cell === 'string' ? neutralised(cell) : cell)));
}

function amount(figure: string, { currency, cost }: { currency: string; cost: number }): Row {
  return ['Cost', '', `${figure} (${currency})`, inMajorUnits(cost, currency)];
}

function nameOf(session: SessionReview['session']): string {
  return session ? `${session.title} ${session.date} ${session.startTime}` : 'Event';
}

function marked(part: string, of: string, counts: MarkCounts, rate: number | null): Row[] {
  return [...markNames.map((mark): Row => [part, of, mark, counts[mark]]), [part, of, 'Rate (%)', rate ?? undefined]];
}

function feedbackRows({ name, session, asked, answered, questions }: FeedbackResult): Row[] {
  const of = session ? `${name}, ${session.title}` : name;
  return [
    ['Feedback', of, 'Asked', asked],
    ['Feedback', of, 'Answered', answered],
    ...questions.flatMap(({ label, average, choices, comments }): Row[] => [
      ['Feedback', of, `${label}: average`, average ?? undefined],
      ...choices.map(({ choice, count }): Row => ['Feedback', of, `${label}: ${choice}`, count]),
      ...comments.map(({ text }): Row => ['Feedback', of, label, text]),
    ]),
  ];
}
