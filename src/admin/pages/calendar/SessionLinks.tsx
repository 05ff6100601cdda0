import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { administrationOf, pathOfSession, type CalendarSession } from '#model/calendar.ts';
import { useSession } from '../../session/SessionContext.tsx';

/** The ways from a session: to its event and its people, and into its meeting. */
export function SessionLinks({ session }: { session: CalendarSession }) {
  const translate = useTranslate();
  const { roles } = useSession();
  const { meetingUrl, status } = session;
  const [path, administration] = [pathOfSession(session, roles), administrationOf(session)];
  return (
    <>
      <Button size="small" variant="outlined" component={Link} to={path}>
        {translate('calendar.openEvent')}
      </Button>
      {path !== administration && (
        <Button size="small" variant="outlined" component={Link} to={administration}>
          {translate('event.administration')}
        </Button>
      )}
      {meetingUrl !== null && status !== 'Cancelled' && (
        <Button size="small" variant="outlined" href={meetingUrl} target="_blank" rel="noreferrer">
          {translate('calendar.join')}
        </Button>
      )}
    </>
  );
}
