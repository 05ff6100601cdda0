import { useTranslate } from 'react-admin';

/** What the tab of the review is called. */
export function ReviewName() {
  return useTranslate()('review.tab');
}
