import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { attendanceCalls } from '#model/calls.ts';
import type { CheckIn, OpenSession } from '#model/check-in.ts';
import { messageOf } from '../../data/problems.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useLookAgain } from '../../data/use-look-again.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { ZonedTime } from '../../fields/ZonedTime.tsx';
import { useAddress } from '../../layout/use-address.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { QrCode } from './QrCode.tsx';

/** A code is shown for half a minute, and who has just come in shall be counted. */
const LOOK_AGAIN_MS = 5000;

/** For the screen of a room: the code by which learners check in themselves to the session that is open. */
export function CheckInDialog({ event, onClose }: { event: RaRecord; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const { call } = useRostrumData();
  const [chosen, setChosen] = useState<string>();
  const { value, error, retry } = useAnswer(String(event.id), (key) =>
    call<CheckIn>(attendanceCalls.checkIn, { query: { key } }),
  );
  useLookAgain(retry, LOOK_AGAIN_MS);
  const { sessions = [], reasons = [] } = value ?? {};
  const session = sessions.find(({ key }) => key === chosen) ?? sessions.at(-1);
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <IconButton aria-label={translate('common.close')} onClick={onClose} sx={{ alignSelf: 'flex-end', margin: 1 }}>
        <CloseIcon />
      </IconButton>
      <Stack spacing={2} sx={page}>
        <Typography id={titleId} variant="h1">
          {session?.title ?? translate('checkIn.show')}
        </Typography>
        {error !== undefined && <Alert severity="error">{translate(messageOf(error))}</Alert>}
        {reasons.map((reason) => (
          <Alert key={reason} severity="info">
            {translate(reason)}
          </Alert>
        ))}
        {session && <ChooseSession sessions={sessions} chosen={session.key} onChoose={setChosen} />}
        {session && <Code session={session} zone={event['timeZone']} />}
      </Stack>
    </Dialog>
  );
}

interface Choosing {
  sessions: readonly OpenSession[];
  /** A key. */
  chosen: string;
  onChoose: (key: string) => void;
}

/** The next session opens before this one is over. */
function ChooseSession({ sessions, chosen, onChoose }: Choosing) {
  const translate = useTranslate();
  if (sessions.length < 2) return null;
  const label = translate('attendance.session');
  return (
    <TextField select label={label} value={chosen} onChange={({ target }) => onChoose(target.value)}>
      {sessions.map(({ key, title }) => (
        <MenuItem key={key} value={key}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Code({ session, zone }: { session: OpenSession; zone: unknown }) {
  const translate = useTranslate();
  const { culture } = useSession();
  const addressOf = useAddress();
  const { path, endAt, minutesLeft, checkedIn, confirmed } = session;
  const minutes = new Intl.NumberFormat(culture, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return (
    <>
      <QrCode text={addressOf(path)} label={translate('checkIn.code')} />
      <Typography variant="h2">{translate('checkIn.scan')}</Typography>
      <Typography color="textSecondary">
        {translate('checkIn.left', { time: minutes.format(minutesLeft) })}{' '}
        <Box component="span">
          (<ZonedTime instant={endAt} zone={zone} />)
        </Box>
      </Typography>
      <Typography component="output" sx={{ fontSize: '1.5rem', fontWeight: 600 }}>
        {translate('checkIn.count', { count: checkedIn, total: confirmed })}
      </Typography>
    </>
  );
}

const page = { flex: 1, alignItems: 'center', justifyContent: 'center', textAlign: 'center', padding: 2 } as const;
