import type { FeedbackForm } from './generated/types.ts';

export type FeedbackAudience = NonNullable<FeedbackForm['audience']>;
export type FeedbackQuestion = FeedbackForm['questions'][number];

/** What is answered to a question: a choice or a text, several choices, or nothing. */
export type FeedbackAnswer = string | string[] | null;

/** The choices of a rating, the best last; and of a question that is a yes or no. */
export const ratings = ['1', '2', '3', '4', '5'] as const;
export const yesAndNo = ['yes', 'no'] as const;

/** What has been answered to a form that was asked after an event or one of its sessions. */
export interface FeedbackResult {
  roundKey: string;
  /** The form's, as it was then. */
  name: string;
  audience: FeedbackAudience;
  /** Null where it was asked after the event as a whole. */
  session: { key: string; title: string; date: string } | null;
  /** Instants. */
  askedAt: string;
  closesAt: string;
  /** How many people were asked, and how many have answered. */
  asked: number;
  answered: number;
  questions: QuestionResult[];
}

/** Somebody who may answer a form. */
export interface FeedbackPerson {
  /** Of a learner, a manager among them, or an instructor. */
  recipientKey: string;
  name: string;
  /** About whom a manager answers. */
  learnerKey: string | null;
  learnerName: string | null;
}

/** What has been answered to a question. */
export interface QuestionResult {
  label: string;
  type: FeedbackQuestion['type'];
  /** How many have answered it. */
  answered: number;
  /** Of ratings; null without any. */
  average: number | null;
  /** How often each choice was taken, in their order; empty where people write. */
  choices: { choice: string; count: number }[];
  /** What people have written; the name is null in an anonymous form. */
  comments: { text: string; name: string | null }[];
}
