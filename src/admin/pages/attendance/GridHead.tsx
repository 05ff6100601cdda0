import { useTranslate } from 'react-admin';
import { ColumnHead } from './ColumnHead.tsx';
import { progressOf } from './rate-of.ts';
import type { RegisterState } from './register-state.ts';

/** The sessions across, each with how far its marking is. */
export function GridHead({ state: { columns, register, rows } }: { state: RegisterState }) {
  const translate = useTranslate();
  return (
    <thead>
      <tr>
        <th scope="col">{translate('attendance.learners')}</th>
        {columns.map((column, index) => (
          <ColumnHead
            key={column.sessionKey}
            column={column}
            progress={progressOf(column, index, register.learners, rows)}
          />
        ))}
        <th scope="col">{translate('attendance.rate')}</th>
      </tr>
    </thead>
  );
}
