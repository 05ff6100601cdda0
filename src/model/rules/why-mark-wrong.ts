import type { MarkValue } from '../attendance.ts';
import { MAX_NOTE } from '../limits.ts';
import { hasForbiddenCharacters } from '../text.ts';
import type { FieldErrors } from '../validate.ts';

/** What is wrong with a mark in itself, by field; `scheduled` are the minutes that can be attended. */
export function whyMarkWrong(
  { mark, minutes, note }: Omit<MarkValue, 'nominationKey' | 'sessionKey'>,
  scheduled: number,
) {
  const errors: FieldErrors = {};
  if (mark === 'Partial' && minutes === null) errors['minutes'] = ['attendance.minutes.required'];
  if (minutes !== null && (minutes < 1 || minutes > scheduled)) errors['minutes'] = ['attendance.minutes.range'];
  if (note !== null && hasForbiddenCharacters(note, true)) errors['note'] = ['validation.characters'];
  if (note !== null && note.length > MAX_NOTE) errors['note'] = ['attendance.note.maxLength'];
  return errors;
}
