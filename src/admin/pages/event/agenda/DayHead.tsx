import AddIcon from '@mui/icons-material/Add';
import MenuIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DayDialog } from './DayDialog.tsx';
import type { EditedDay } from './edited-agenda.ts';
import { nextDayName } from './next-day.ts';
import { useAgendaState, useEditing } from './setting.ts';
import { useAddSession } from './use-add-session.ts';

interface Props {
  day: EditedDay;
  /** Where it stands among the days. */
  position: number;
}

/** What a day is called, whether it is a holiday, and what can be done with it as a whole. */
export function DayHead({ day, position }: Props) {
  const { setting, words, holidayOf } = useEditing();
  const holiday = holidayOf(day);
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 0.25, padding: '6px 4px 6px 8px', minInlineSize: 0 }}>
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Typography component="h3" variant="body2" sx={{ fontWeight: 650, lineHeight: 1.3 }}>
          {words.dayOf(day)}
        </Typography>
        {holiday && (
          <Typography variant="caption" noWrap component="p" sx={{ color: 'warning.main', margin: 0 }}>
            {holiday}
          </Typography>
        )}
      </Box>
      {setting.readOnly === undefined && <DayTools day={day} position={position} />}
    </Box>
  );
}

function DayTools({ day, position }: Props) {
  const translate = useTranslate();
  const name = useEditing().words.dayOf(day);
  const addSession = useAddSession();
  return (
    <Box sx={{ display: 'flex', displayPrint: 'none' }}>
      <IconButton
        size="small"
        aria-label={translate('agenda.addSession.on', { day: name })}
        onClick={() => addSession(position)}
      >
        <AddIcon fontSize="small" />
      </IconButton>
      <DayMenu day={day} position={position} />
    </Box>
  );
}

function DayMenu({ day, position }: Props) {
  const translate = useTranslate();
  const { dispatch, words } = useEditing();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isCopying, setCopying] = useState(false);
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('agenda.dayActions', { day: words.dayOf(day) })}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MenuIcon fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu id={id} open anchorEl={anchor} onClose={() => setAnchor(null)}>
          <MenuItem
            onClick={() => {
              setAnchor(null);
              setCopying(true);
            }}
          >
            {translate('agenda.copyDay')}
          </MenuItem>
          <MenuItem
            onClick={() => {
              setAnchor(null);
              dispatch({ type: 'removeDay', day: position });
            }}
          >
            {translate('agenda.removeDay')}
          </MenuItem>
        </Menu>
      )}
      {isCopying && <CopyDay day={day} position={position} onClose={() => setCopying(false)} />}
    </>
  );
}

function CopyDay({ day, position, onClose }: Props & { onClose: () => void }) {
  const translate = useTranslate();
  const { dispatch, setting, words } = useEditing();
  const { editor } = useAgendaState();
  return (
    <DayDialog
      title={translate('agenda.copyDay.of', { day: words.dayOf(day) })}
      verb={translate('agenda.copySession')}
      start={nextDayName(editor.days, setting.isRelative, day)}
      onChoose={(to) => dispatch({ type: 'copyDay', day: position, to })}
      onClose={onClose}
    />
  );
}
