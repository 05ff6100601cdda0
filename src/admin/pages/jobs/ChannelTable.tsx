import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { deliveryStates, type Channel } from '#model/delivery.ts';
import type { ChannelReport } from '#model/jobs.ts';
import { useFormatDate } from '../../fields/format-date.ts';
import { sheet } from '../../layout/sheet.ts';
import { useSession } from '../../session/SessionContext.tsx';

interface Props {
  channels: readonly ChannelReport[];
  onResendFailed: (channel: Channel) => Promise<void>;
}

/** The notices by channel and state, and since when the first of those waits whose time has come. */
export function ChannelTable({ channels, onResendFailed }: Props) {
  const translate = useTranslate();
  const { culture } = useSession();
  return (
    // On a phone it is wider than the screen, and has nothing else to scroll it by with the keyboard.
    <TableContainer component="section" sx={sheet} tabIndex={0} aria-label={translate('jobs.notices')}>
      <Table size="small" aria-label={translate('jobs.notices')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('jobs.channel')}</TableCell>
            {deliveryStates.map((state) => (
              <TableCell key={state} align="right">
                {translate(`delivery.state.${state}`)}
              </TableCell>
            ))}
            <TableCell>{translate('jobs.due')}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {channels.map((report) => (
            <TableRow key={report.channel}>
              <TableCell component="th" scope="row">
                <Typography sx={{ fontWeight: 600 }}>{translate(`delivery.channel.${report.channel}`)}</Typography>
                {!report.isConfigured && (
                  <Typography variant="body2" color="textSecondary">
                    {translate('jobs.notConfigured')}
                  </Typography>
                )}
              </TableCell>
              {deliveryStates.map((state) => (
                <TableCell key={state} align="right">
                  {report[state].toLocaleString(culture)}
                  {state === 'Cancelled' && report.tooOld > 0 && (
                    <Typography variant="body2" color="textSecondary">
                      {translate('jobs.tooOld', { number: report.tooOld.toLocaleString(culture) })}
                    </Typography>
                  )}
                </TableCell>
              ))}
              <TableCell>
                <Due report={report} />
              </TableCell>
              <TableCell align="right">
                <Again report={report} onResendFailed={onResendFailed} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Due({ report: { due, oldestDueAt } }: { report: ChannelReport }) {
  const translate = useTranslate();
  const { instantOf } = useFormatDate();
  const { culture } = useSession();
  return (
    <>
      {due.toLocaleString(culture)}
      {oldestDueAt && `, ${translate('jobs.oldest', { at: instantOf(oldestDueAt) })}`}
    </>
  );
}

function Again({
  report: { channel, Failed },
  onResendFailed,
}: { report: ChannelReport } & Pick<Props, 'onResendFailed'>) {
  const translate = useTranslate();
  if (Failed === 0) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={translate('jobs.resendFailed.of', { channel: translate(`delivery.channel.${channel}`) })}
      onClick={() => void onResendFailed(channel)}
    >
      {translate('jobs.resendFailed')}
    </Button>
  );
}
