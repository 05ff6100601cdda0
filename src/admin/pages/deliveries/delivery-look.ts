import CancelledIcon from '@mui/icons-material/BlockOutlined';
import SentIcon from '@mui/icons-material/CheckCircleOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import ScheduledIcon from '@mui/icons-material/HourglassEmpty';
import { sheet } from '../../layout/sheet.ts';

/** A shape and a colour for each state. */
export const deliveryLooks = {
  Scheduled: { Icon: ScheduledIcon, color: 'text.secondary' },
  Sent: { Icon: SentIcon, color: 'success.main' },
  Failed: { Icon: FailedIcon, color: 'error.main' },
  Cancelled: { Icon: CancelledIcon, color: 'text.secondary' },
} as const;

/** A list with lines between its rows. */
export const deliverySheet = {
  ...sheet,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;
