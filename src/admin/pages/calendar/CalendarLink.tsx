import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PlaceIcon } from '../../layout/PlaceIcon.tsx';
import { calendar, placesOf } from '../../layout/places.ts';
import { useSession } from '../../session/SessionContext.tsx';

/** The way from the launches to their sessions, for whom the navigation has none: super admins (specification, section 2). */
export function CalendarLink() {
  const translate = useTranslate();
  const session = useSession();
  if (placesOf(session, 'main').includes(calendar)) return null;
  return (
    <Button component={Link} to={calendar.path} variant="outlined" startIcon={<PlaceIcon name={calendar.icon} />}>
      {translate(calendar.label)}
    </Button>
  );
}
