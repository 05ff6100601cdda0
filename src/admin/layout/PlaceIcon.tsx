import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import VenueIcon from '@mui/icons-material/PlaceOutlined';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import type { ReactNode } from 'react';

/** The icon that a schema names. */
export function PlaceIcon({ name = '' }: { name?: string | undefined }) {
  return icons[name] ?? <CategoryIcon fontSize="small" />;
}

const icons: Record<string, ReactNode> = {
  school: <SchoolIcon fontSize="small" />,
  people: <PeopleIcon fontSize="small" />,
  event: <EventIcon fontSize="small" />,
  place: <VenueIcon fontSize="small" />,
};
