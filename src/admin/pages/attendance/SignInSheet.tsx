import Box from '@mui/material/Box';
import { useTranslate, type RaRecord } from 'react-admin';
import { useFormatDate } from '../../fields/format-date.ts';
import { PaperSheet } from '../../layout/PaperSheet.tsx';
import { EventDates } from '../administrator/EventDates.tsx';
import type { RegisterState } from './register-state.ts';

/** The register on paper, to be signed. */
export function SignInSheet({ state: { register, columns }, event }: { state: RegisterState; event: RaRecord }) {
  const translate = useTranslate();
  const { dateOf, timeOf } = useFormatDate();
  return (
    <PaperSheet>
      <h1>{String(event['name'])}</h1>
      <p>
        {String(event['code'])}, <EventDates event={event} />
      </p>
      <Box component="table" sx={look}>
        <thead>
          <tr>
            <th>{translate('attendance.learners')}</th>
            {columns.map(({ sessionKey, session }) => (
              <th key={sessionKey}>
                {session
                  ? `${session.title} ${dateOf(session.date)} ${timeOf(session.startTime)}`
                  : translate('attendance.signature')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {register.learners.map(({ nominationKey, name, employeeCode }) => (
            <tr key={nominationKey}>
              <th scope="row">{`${name} (${employeeCode})`}</th>
              {columns.map(({ sessionKey }) => (
                <td key={sessionKey}>&nbsp;</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </PaperSheet>
  );
}

const look = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { border: '1px solid', textAlign: 'start', padding: '4px', blockSize: '2.2rem', fontWeight: 400 },
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
} as const;
