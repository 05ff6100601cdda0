import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import type { DateTime } from 'luxon';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useSession } from '../session/SessionContext.tsx';

interface Props {
  date: DateTime;
  onChange: (date: DateTime) => void;
}

/** Opens a month to choose a day from. */
export function CalendarButton({ date, onChange }: Props) {
  const translate = useTranslate();
  const { culture } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('form.chooseDate');
  const texts = {
    previousMonth: translate('calendar.previousMonth'),
    nextMonth: translate('calendar.nextMonth'),
    calendarViewSwitchingButtonAriaLabel: (view: DateView) =>
      translate(view === 'year' ? 'calendar.toDays' : 'calendar.toYears'),
  };
  return (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <CalendarIcon fontSize="small" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={culture} localeText={texts}>
          <DateCalendar
            timezone={date.zoneName ?? 'UTC'}
            value={date.isValid ? date : null}
            onChange={(chosen: DateTime | null, state) => {
              if (chosen) onChange(chosen);
              if (state === 'finish') setAnchor(null);
            }}
          />
        </LocalizationProvider>
      </Popover>
    </InputAdornment>
  );
}
