import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import RunningIcon from '@mui/icons-material/Autorenew';
import WaitingIcon from '@mui/icons-material/HourglassEmpty';
import WellIcon from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { JobName, JobReport } from '#model/jobs.ts';
import { useFormatDate } from '../../fields/format-date.ts';
import { sheet } from '../../layout/sheet.ts';
import { Standing } from '../../layout/Standing.tsx';
import { useSession } from '../../session/SessionContext.tsx';

interface Props {
  jobs: readonly JobReport[];
  onRun: (name: JobName) => Promise<void>;
}

/** What repeats itself: how it went last, for how long, and when it comes next. */
export function JobTable({ jobs, onRun }: Props) {
  const translate = useTranslate();
  return (
    <TableContainer sx={sheet}>
      <Table size="small" aria-label={translate('jobs.list')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('jobs.name')}</TableCell>
            <TableCell>{translate('jobs.standing')}</TableCell>
            <TableCell>{translate('jobs.last')}</TableCell>
            <TableCell>{translate('jobs.next')}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {jobs.map((job) => (
            <JobRow key={job.name} job={job} onRun={onRun} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function JobRow({ job, onRun }: { job: JobReport; onRun: Props['onRun'] }) {
  const translate = useTranslate();
  const { instantOf } = useFormatDate();
  const duration = useDuration();
  const { name, everySeconds, canRun, isRunning, startedAt, endedAt, nextRunAt } = job;
  const word = translate(`jobs.job.${name}`);
  const took = startedAt && endedAt ? (Date.parse(endedAt) - Date.parse(startedAt)) / 1000 : undefined;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <Typography sx={{ fontWeight: 600 }}>{word}</Typography>
        <Typography variant="body2" color="textSecondary">
          {canRun ? `${translate('jobs.every')} ${duration(everySeconds)}` : translate('jobs.always')}
        </Typography>
      </TableCell>
      <TableCell>
        <JobStanding job={job} />
      </TableCell>
      <TableCell>
        {startedAt && instantOf(startedAt)}
        {took !== undefined && ` · ${duration(took)}`}
      </TableCell>
      <TableCell>{canRun && nextRunAt && instantOf(nextRunAt)}</TableCell>
      <TableCell align="right">
        {canRun && startedAt && (
          <Button
            size="small"
            variant="outlined"
            disabled={isRunning}
            aria-label={translate('jobs.run.of', { name: word })}
            onClick={() => void onRun(name)}
          >
            {translate('jobs.run')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}

/** How the last run went, in words and a shape; what was wrong before is told, too. */
function JobStanding({ job }: { job: JobReport }) {
  const translate = useTranslate();
  const { instantOf } = useFormatDate();
  const { word, color, Icon } = looks[stateOf(job)];
  return (
    <>
      <Standing Icon={Icon} color={color} text={translate(word)} />
      {job.error !== undefined && (
        <Typography variant="body2" color="error" dir="ltr" sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}>
          {job.error}
        </Typography>
      )}
      {job.error === undefined && job.failedAt && (
        <Typography variant="body2" color="textSecondary">
          {translate('jobs.failedBefore', { at: instantOf(job.failedAt) })}
        </Typography>
      )}
    </>
  );
}

const looks = {
  running: { word: 'jobs.running', color: 'info.main', Icon: RunningIcon },
  failed: { word: 'jobs.failed', color: 'error.main', Icon: FailedIcon },
  well: { word: 'jobs.well', color: 'success.main', Icon: WellIcon },
  never: { word: 'jobs.never', color: 'text.secondary', Icon: WaitingIcon },
} as const;

function stateOf({ isRunning, error, endedAt }: JobReport): keyof typeof looks {
  if (isRunning) return 'running';
  if (error !== undefined) return 'failed';
  return endedAt ? 'well' : 'never';
}

/** Seconds as the person reads them, or minutes from one on. */
function useDuration(): (seconds: number) => string {
  const { culture } = useSession();
  const write = (value: number, unit: 'second' | 'minute') =>
    new Intl.NumberFormat(culture, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
  return (seconds) => (seconds < 60 ? write(seconds, 'second') : write(seconds / 60, 'minute'));
}
