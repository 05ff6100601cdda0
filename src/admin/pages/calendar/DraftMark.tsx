import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

/** Says of a session that its event is not launched: by shape and word, in the colour of what is tentative. */
export function DraftMark() {
  const translate = useTranslate();
  return (
    <Box component="span" sx={mark}>
      <DraftIcon aria-hidden sx={{ fontSize: 15 }} />
      {translate('calendar.draft')}
    </Box>
  );
}

const mark = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.25,
  color: 'warning.main',
  typography: 'caption',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
