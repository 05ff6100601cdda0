import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MarkValue } from '#model/attendance.ts';
import { AttendanceGrid } from './AttendanceGrid.tsx';
import { MarkDetails } from './MarkDetails.tsx';
import { PhoneRegister } from './PhoneRegister.tsx';
import type { Column, RegisterState } from './register-state.ts';
import type { Place } from './use-grid-actions.ts';

interface Props {
  state: RegisterState;
  onSay: (values: readonly MarkValue[]) => void;
}

/** Where marks are made, as the width allows; or why there is nothing to mark. */
export function Register({ state, onSay }: Props) {
  const translate = useTranslate();
  const isPhone = useMediaQuery('(max-width: 600px)');
  const [place, setPlace] = useState<Place>();
  const { columns, register } = state;
  if (register.learners.length === 0 || columns.length === 0) {
    return <Alert severity="info">{translate('attendance.empty')}</Alert>;
  }
  const Marking = isPhone ? PhoneRegister : AttendanceGrid;
  const reason = reasonOfAll(columns);
  return (
    <>
      {reason !== undefined && (
        <Alert severity="info" sx={{ marginBlockEnd: 1 }}>
          {translate(reason)}
        </Alert>
      )}
      <Marking state={state} onSay={onSay} onDetails={setPlace} />
      {place && <MarkDetails state={state} place={place} onSay={onSay} onClose={() => setPlace(undefined)} />}
    </>
  );
}

/** The message key of what keeps every column from being marked. */
function reasonOfAll(columns: readonly Column[]): string | undefined {
  return columns[0]?.reasons.find((reason) => columns.every(({ reasons }) => reasons.includes(reason)));
}
