import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Failure } from '../../../fields/Failure.tsx';
import { actionBar } from '../../../layout/action-bar.ts';
import { ContentSkeleton } from '../../../layout/ContentSkeleton.tsx';
import { ImportSessions } from './ImportSessions.tsx';
import { PlanButton } from './PlanButton.tsx';
import { AgendaEditor } from './AgendaEditor.tsx';
import type { Setting } from './setting.ts';
import { StaleDialog } from './StaleDialog.tsx';
import type { Agenda } from './use-agenda.ts';
import { useProblems } from './use-problems.ts';
import { useSessionAnswers } from './use-session-answers.ts';

interface Props {
  agenda: Agenda;
  setting: Setting;
}

/** The sessions of a record as a tab of its page, with what saves them. */
export function AgendaTab({ agenda, setting }: Props) {
  const translate = useTranslate();
  const { editor, dispatch } = agenda;
  const { eventKey } = setting;
  const { problems, error, retry } = useProblems(editor.days, { setting, refused: agenda.refused });
  const answers = useSessionAnswers(eventKey ?? '', agenda);
  if (!agenda.isRead && agenda.readError !== undefined) {
    return <Failure text={translate('agenda.readFailed')} problem={agenda.readError} onRetry={agenda.readAgain} />;
  }
  if (!agenda.isRead) return <ContentSkeleton />;
  return (
    <>
      <AgendaEditor
        editor={editor}
        dispatch={dispatch}
        setting={setting}
        problems={problems}
        answers={eventKey ? answers : undefined}
        names={agenda.names}
        tools={
          eventKey && (
            <>
              <PlanButton eventKey={eventKey} />
              <ImportSessions eventKey={eventKey} isUnsaved={agenda.isChanged} onImported={agenda.readAgain} />
            </>
          )
        }
      />
      {error !== undefined && <Failure text={translate('agenda.conflictsFailed')} problem={error} onRetry={retry} />}
      {setting.readOnly === undefined && <SaveBar agenda={agenda} />}
      {agenda.theirs && <StaleDialog onTheirs={agenda.takeTheirs} onMine={() => void agenda.keepMine()} />}
    </>
  );
}

function SaveBar({ agenda }: { agenda: Agenda }) {
  const translate = useTranslate();
  const { saveError, isSaving, isChanged } = agenda;
  const save = () => void agenda.save();
  return (
    <Box sx={{ ...actionBar, flexWrap: 'wrap', displayPrint: 'none' }}>
      <Button variant="contained" loading={isSaving} disabled={!isChanged} onClick={save}>
        {translate('agenda.save')}
      </Button>
      <Typography component="output" variant="body2" color="textSecondary">
        {isChanged && translate('agenda.unsaved')}
      </Typography>
      {saveError !== undefined && <Failure text={translate('agenda.saveFailed')} problem={saveError} onRetry={save} />}
    </Box>
  );
}
