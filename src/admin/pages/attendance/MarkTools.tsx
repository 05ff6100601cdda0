import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { GridActions } from './grid-actions.ts';
import { colourOf, letterOf, sayable } from './mark-look.ts';
import { useMarkWords } from './use-mark-words.ts';

/** The keys of the grid as buttons, for the cell that one is in; pressing them leaves the focus there. */
export function MarkTools({ actions }: { actions: GridActions }) {
  const translate = useTranslate();
  const words = useMarkWords();
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <Stack
      role="toolbar"
      aria-label={translate('attendance.tools')}
      direction="row"
      onMouseDown={keepFocus}
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', marginBlockEnd: 1 }}
    >
      {sayable.map((mark) => (
        <Button key={mark} variant="outlined" onClick={() => actions.mark(mark)} aria-keyshortcuts={letterOf[mark]}>
          <Typography component="kbd" sx={{ fontWeight: 700, color: colourOf[mark], marginInlineEnd: 0.75 }}>
            {letterOf[mark]}
          </Typography>
          {words[mark]}
        </Button>
      ))}
      <Button variant="outlined" onClick={actions.details} aria-keyshortcuts="M">
        <Typography component="kbd" sx={{ fontWeight: 700, color: colourOf.Partial, marginInlineEnd: 0.75 }}>
          {letterOf.Partial}
        </Typography>
        {translate('attendance.minutesAndNote')}
      </Button>
      <Button onClick={() => actions.mark('NotMarked')}>{translate('attendance.takeBack')}</Button>
      <Button onClick={actions.fillDown} aria-keyshortcuts="Control+D">
        {translate('attendance.fillDown')}
      </Button>
      <Button onClick={() => actions.markRest('Present')} aria-keyshortcuts="Shift+P">
        {translate('attendance.restPresent')}
      </Button>
    </Stack>
  );
}
