import CancelledIcon from '@mui/icons-material/BlockOutlined';
import SentIcon from '@mui/icons-material/CheckCircleOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import ScheduledIcon from '@mui/icons-material/HourglassEmpty';

/** A shape and a colour for each state. */
export const deliveryLooks = {
  Scheduled: { Icon: ScheduledIcon, color: 'text.secondary' },
  Sent: { Icon: SentIcon, color: 'success.main' },
  Failed: { Icon: FailedIcon, color: 'error.main' },
  Cancelled: { Icon: CancelledIcon, color: 'text.secondary' },
} as const;
