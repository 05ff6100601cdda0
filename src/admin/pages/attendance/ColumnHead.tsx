import { useTranslate } from 'react-admin';
import { useFormatDate } from '../../fields/format-date.ts';
import type { Column } from './register-state.ts';

interface Props {
  column: Column;
  progress: { marked: number; owed: number };
}

/** A session with its day and time, and how far its marking is; why it can not be marked stands below. */
export function ColumnHead({ column: { session, reasons }, progress: { marked, owed } }: Props) {
  const translate = useTranslate();
  const { dateOf, timeOf } = useFormatDate();
  const title = session?.title ?? translate('attendance.wholeEvent');
  const [reason] = reasons;
  return (
    <th
      scope="col"
      data-done={(marked === owed && owed > 0) || undefined}
      data-closed={reason !== undefined || undefined}
      title={[title, ...reasons.map((one) => translate(one))].join('\n')}
    >
      <span data-name>{title}</span>
      {session && <span data-code>{`${dateOf(session.date)} ${timeOf(session.startTime)}`}</span>}
      <span data-code>{translate('attendance.progress', { marked, owed })}</span>
    </th>
  );
}
