import Popover from '@mui/material/Popover';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import type { DateTime } from 'luxon';
import { useTranslate } from 'react-admin';
import { useSession } from '../session/SessionContext.tsx';

interface Props {
  anchor: HTMLElement;
  /** Its accessible name. */
  label: string;
  date: DateTime | undefined;
  onChange: (date: DateTime) => void;
  onClose: () => void;
}

/** A month beside the button that opened it. */
export function MonthPopover({ anchor, label, date, onChange, onClose }: Props) {
  const translate = useTranslate();
  const { culture } = useSession();
  const texts = {
    previousMonth: translate('calendar.previousMonth'),
    nextMonth: translate('calendar.nextMonth'),
    calendarViewSwitchingButtonAriaLabel: (view: DateView) =>
      translate(view === 'year' ? 'calendar.toDays' : 'calendar.toYears'),
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
      <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={culture} localeText={texts}>
        <DateCalendar
          timezone={date?.zoneName ?? 'UTC'}
          value={date?.isValid ? date : null}
          onChange={(chosen: DateTime | null, state) => {
            if (chosen) onChange(chosen);
            if (state === 'finish') onClose();
          }}
        />
      </LocalizationProvider>
    </Popover>
  );
}
