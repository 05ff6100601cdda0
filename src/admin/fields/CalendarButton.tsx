import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { DateTime } from 'luxon';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';

const MonthPopover = lazy(async () => ({ default: (await import('./MonthPopover.tsx')).MonthPopover }));

interface Props {
  /** What is chosen. */
  date: DateTime | undefined;
  onChange: (date: DateTime) => void;
}

/** Opens a month to choose a day from. */
export function CalendarButton({ date, onChange }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = translate('form.chooseDate');
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
      {anchor && (
        <Suspense>
          <MonthPopover
            anchor={anchor}
            label={label}
            date={date}
            onChange={onChange}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
    </InputAdornment>
  );
}
