import type { Dispatch } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Failure } from '../../fields/Failure.tsx';
import { AgendaEditor } from './agenda/AgendaEditor.tsx';
import { PlanButton } from './agenda/PlanButton.tsx';
import type { Edit, Editor } from './agenda/editor.ts';
import type { Problem } from './agenda/problems.ts';
import { useProblems } from './agenda/use-problems.ts';
import { useSettingOf } from './event-setting.ts';

interface Props {
  editor: Editor;
  dispatch: Dispatch<Edit>;
  /** What the server has refused of them. */
  refused: readonly Problem[];
}

/** The sessions of an event that is being added; what they need of it is in the form around them. */
export function NewSessions({ editor, dispatch, refused }: Props) {
  const translate = useTranslate();
  const values: unknown[] = useWatch({ name: [...shared] });
  const typed = Object.fromEntries(shared.map((name, index) => [name, values[index]]));
  const setting = useSettingOf(typed, { isNew: true });
  const { problems, error, retry } = useProblems(editor.days, { setting, refused });
  return (
    <>
      <AgendaEditor editor={editor} dispatch={dispatch} setting={setting} problems={problems} tools={<PlanButton />} />
      {error !== undefined && <Failure text={translate('agenda.conflictsFailed')} problem={error} onRetry={retry} />}
    </>
  );
}

const shared = [
  'mode',
  'timeZone',
  'trainingKey',
  'venueKey',
  'instructorKeys',
  'holidayMarking',
  'maxAttendees',
] as const;
