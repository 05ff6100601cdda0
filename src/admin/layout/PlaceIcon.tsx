import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import CoPresentIcon from '@mui/icons-material/CoPresentOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import Inventory2Icon from '@mui/icons-material/Inventory2Outlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import MeetingRoomIcon from '@mui/icons-material/MeetingRoomOutlined';
import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import PeopleAltIcon from '@mui/icons-material/PeopleAltOutlined';
import LocationIcon from '@mui/icons-material/PlaceOutlined';
import RateReviewIcon from '@mui/icons-material/RateReviewOutlined';
import RocketLaunchIcon from '@mui/icons-material/RocketLaunchOutlined';
import TranslateIcon from '@mui/icons-material/Translate';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import type { ReactNode } from 'react';

/** The icon that a schema names. */
export function PlaceIcon({ name = '' }: { name?: string | undefined }) {
  return icons[name] ?? <CategoryIcon fontSize="small" />;
}

const icons: Record<string, ReactNode> = {
  school: <SchoolIcon fontSize="small" />,
  people: <PeopleAltIcon fontSize="small" />,
  event: <EventIcon fontSize="small" />,
  place: <LocationIcon fontSize="small" />,
  'co-present': <CoPresentIcon fontSize="small" />,
  'rocket-launch': <RocketLaunchIcon fontSize="small" />,
  badge: <BadgeIcon fontSize="small" />,
  'menu-book': <MenuBookIcon fontSize="small" />,
  label: <LabelIcon fontSize="small" />,
  'meeting-room': <MeetingRoomIcon fontSize="small" />,
  'rate-review': <RateReviewIcon fontSize="small" />,
  schedule: <ScheduleIcon fontSize="small" />,
  mail: <MailIcon fontSize="small" />,
  inbox: <InboxIcon fontSize="small" />,
  translate: <TranslateIcon fontSize="small" />,
  inventory: <Inventory2Icon fontSize="small" />,
};
