import AddIcon from '@mui/icons-material/Add';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { alongTheLine } from '../../../layout/along-the-line.ts';
import { DayDialog } from './DayDialog.tsx';
import { nextDayName } from './next-day.ts';
import { useAgendaState, useEditing } from './setting.ts';

/** Undo and redo, a new day, whose clock the times are of, and the way to paper. */
export function AgendaTools({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const { setting } = useEditing();
  const { editor } = useAgendaState();
  return (
    <Box sx={tools}>
      {setting.readOnly === undefined && <Changes />}
      <Typography variant="body2" color="textSecondary" sx={{ marginInlineEnd: 'auto' }}>
        {setting.zone ? translate('agenda.zone', { zone: setting.zone }) : translate('agenda.relative')}
      </Typography>
      {setting.readOnly === undefined && children}
      {editor.days.length > 0 && (
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => print()}>
          {translate('agenda.print')}
        </Button>
      )}
    </Box>
  );
}

function Changes() {
  const translate = useTranslate();
  const { dispatch, setting } = useEditing();
  const { editor } = useAgendaState();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Step name="undo" isPossible={editor.past.length > 0} onTake={() => dispatch({ type: 'undo' })} />
      <Step name="redo" isPossible={editor.future.length > 0} onTake={() => dispatch({ type: 'redo' })} />
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
        {translate('agenda.addDay')}
      </Button>
      {isAdding && (
        <DayDialog
          title={translate('agenda.addDay')}
          verb={translate('agenda.addDay.add')}
          start={nextDayName(editor.days, setting.isRelative)}
          onChoose={(name) => dispatch({ type: 'addDay', name })}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

interface StepProps {
  name: 'undo' | 'redo';
  isPossible: boolean;
  onTake: () => void;
}

const icons = { undo: UndoIcon, redo: RedoIcon };

/** Always in sight and in reach of the keyboard, also when there is nothing to take back. */
function Step({ name, isPossible, onTake }: StepProps) {
  const translate = useTranslate();
  const Icon = icons[name];
  const text = translate(`agenda.${name}`);
  return (
    <Tooltip title={text}>
      <IconButton
        aria-label={text}
        aria-disabled={!isPossible}
        onClick={isPossible ? onTake : undefined}
        sx={{ border: 1, borderColor: 'control', borderRadius: 1, ...(!isPossible && { opacity: 0.55 }) }}
      >
        <Icon fontSize="small" sx={alongTheLine} />
      </IconButton>
    </Tooltip>
  );
}

const tools = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
