import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { messageOf } from '../../../data/problems.ts';
import { Failure, FailureAlert } from '../../../fields/Failure.tsx';
import { actionBar } from '../../../layout/action-bar.ts';
import { formIdOf, useRecordTabs } from '../../../entity/record-tabs.ts';
import { ImportSessions } from './ImportSessions.tsx';
import { PlanButton } from './PlanButton.tsx';
import { AgendaEditor } from './AgendaEditor.tsx';
import type { Setting } from './setting.ts';
import type { Agenda } from './use-agenda.ts';
import { useProblems } from './use-problems.ts';
import { useSessionAnswers } from './use-session-answers.ts';
import { WhenRead } from './WhenRead.tsx';

interface Props {
  agenda: Agenda;
  setting: Setting;
  /** Whether the form beside them has changes that are saved with them. */
  isFormUnsaved: boolean;
}

/** The sessions of a record as a tab of its page, with what saves them. */
export function AgendaTab({ agenda, setting, isFormUnsaved }: Props) {
  const translate = useTranslate();
  const { editor, dispatch } = agenda;
  const { eventKey } = setting;
  const { problems, error, retry } = useProblems(editor.days, { setting, refused: agenda.refused });
  const answers = useSessionAnswers(eventKey ?? '', agenda);
  return (
    <WhenRead agenda={agenda}>
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
              <PlanButton />
              <ImportSessions eventKey={eventKey} isUnsaved={agenda.isChanged} onImported={agenda.renew} />
            </>
          )
        }
      />
      {error !== undefined && <Failure text={translate('agenda.conflictsFailed')} problem={error} onRetry={retry} />}
      {setting.readOnly === undefined && <SaveBar agenda={agenda} isFormUnsaved={isFormUnsaved} />}
    </WhenRead>
  );
}

/** What was changed in the form is saved by the form, which takes the sessions with it. */
function SaveBar({ agenda, isFormUnsaved }: Omit<Props, 'setting'>) {
  const translate = useTranslate();
  const tabs = useRecordTabs();
  const { saveError, isSaving, isChanged } = agenda;
  const save = () => void agenda.save();
  const way = isFormUnsaved && tabs ? ({ type: 'submit', form: formIdOf(tabs) } as const) : { onClick: save };
  return (
    <Box sx={{ ...actionBar, flexWrap: 'wrap', displayPrint: 'none' }}>
      <Button variant="contained" loading={isSaving} disabled={!isChanged} {...way}>
        {translate('agenda.save')}
      </Button>
      <Typography component="output" variant="body2" color="textSecondary">
        {isChanged && translate('agenda.unsaved')}
      </Typography>
      {saveError !== undefined && (
        <FailureAlert text={translate('agenda.saveFailed')} reason={translate(messageOf(saveError))} retry={way} />
      )}
    </Box>
  );
}
