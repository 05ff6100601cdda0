import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MarkValue } from '#model/attendance.ts';
import { useFormatDate } from '../../fields/format-date.ts';
import { sayTo, unmarkedIn } from './edits.ts';
import { PhoneRow } from './PhoneRow.tsx';
import { progressOf } from './rate-of.ts';
import type { RegisterState } from './register-state.ts';
import type { Place } from './use-grid-actions.ts';

interface Props {
  state: RegisterState;
  onSay: (values: readonly MarkValue[]) => void;
  onDetails: (place: Place) => void;
}

/** For one thumb: a session at a time, a learner a row, a big button for each mark. */
export function PhoneRegister({ state, onSay, onDetails }: Props) {
  const translate = useTranslate();
  const { dateOf, timeOf } = useFormatDate();
  const id = useId();
  const { columns, register, rows } = state;
  // The session that is on: the last one that may be marked.
  const [index, setIndex] = useState(() =>
    Math.max(
      columns.findLastIndex(({ reasons }) => reasons.length === 0),
      0,
    ),
  );
  const column = columns[index];
  if (!column) return null;
  const { marked, owed } = progressOf(column, index, register.learners, rows);
  const [reason] = column.reasons;
  return (
    <>
      <TextField
        select
        fullWidth
        id={id}
        label={translate('attendance.session')}
        value={index}
        onChange={({ target }) => setIndex(Number(target.value))}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        helperText={reason === undefined ? translate('attendance.progress', { marked, owed }) : translate(reason)}
      >
        {columns.map(({ sessionKey, session }, number) => (
          <option key={sessionKey} value={number}>
            {session
              ? `${session.title}, ${dateOf(session.date)} ${timeOf(session.startTime)}`
              : translate('attendance.wholeEvent')}
          </option>
        ))}
      </TextField>
      <Button
        fullWidth
        variant="outlined"
        disabled={reason !== undefined || marked === owed}
        onClick={() => onSay(sayTo(state, unmarkedIn(state, index), index, 'Present'))}
        sx={{ marginBlockStart: 1 }}
      >
        {translate('attendance.restPresent')}
      </Button>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0, marginBlockStart: 1 }}>
        {register.learners.map((learner) => (
          <PhoneRow
            key={learner.nominationKey}
            learner={learner}
            cell={rows.get(learner.nominationKey)?.[index]}
            sessionKey={column.sessionKey}
            isClosed={reason !== undefined}
            onSay={onSay}
            onDetails={onDetails}
          />
        ))}
      </Box>
    </>
  );
}
