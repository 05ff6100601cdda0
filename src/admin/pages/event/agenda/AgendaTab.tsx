import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ContentSkeleton } from '../../../layout/ContentSkeleton.tsx';
import { ImportSessions } from './ImportSessions.tsx';
import { PlanButton } from './PlanButton.tsx';
import { AgendaEditor } from './AgendaEditor.tsx';
import type { Setting } from './setting.ts';
import { StaleDialog } from './StaleDialog.tsx';
import type { Agenda } from './use-agenda.ts';
import { useProblems } from './use-problems.ts';

interface Props {
  agenda: Agenda;
  setting: Setting;
  /** The event whose conflicts are asked for. */
  eventKey?: string;
}

/** The sessions of a record as a tab of its page, with what saves them. */
export function AgendaTab({ agenda, setting, eventKey }: Props) {
  const translate = useTranslate();
  const { editor, dispatch, refused } = agenda;
  const problems = useProblems(editor.days, { mode: setting.fresh.mode, eventKey, refused });
  if (!agenda.isRead && agenda.readError) return <ReadFailure onRetry={agenda.readAgain} />;
  if (!agenda.isRead) return <ContentSkeleton />;
  return (
    <>
      <AgendaEditor
        editor={editor}
        dispatch={dispatch}
        setting={setting}
        problems={problems}
        tools={
          eventKey && (
            <>
              <PlanButton eventKey={eventKey} />
              <ImportSessions eventKey={eventKey} isUnsaved={agenda.isChanged} onImported={agenda.readAgain} />
            </>
          )
        }
      />
      <Box sx={bar} className="agenda-tool">
        <Button
          variant="contained"
          loading={agenda.isSaving}
          disabled={!agenda.isChanged}
          onClick={() => void agenda.save()}
        >
          {translate('agenda.save')}
        </Button>
        <Typography component="output" variant="body2" color="textSecondary">
          {agenda.isChanged && translate('agenda.unsaved')}
        </Typography>
      </Box>
      {agenda.theirs && <StaleDialog onTheirs={agenda.takeTheirs} onMine={() => void agenda.keepMine()} />}
    </>
  );
}

function ReadFailure({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={<Button onClick={onRetry}>{translate('common.tryAgain')}</Button>}
    >
      {translate('agenda.readFailed')}
    </Alert>
  );
}

const bar = {
  position: 'sticky',
  insetBlockEnd: { xs: 56, sm: 0 },
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  paddingBlock: 1.5,
  backgroundColor: 'background.default',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
} as const;
