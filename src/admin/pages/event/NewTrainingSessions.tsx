import type { Dispatch } from 'react';
import { useWatch } from 'react-hook-form';
import { AgendaEditor } from './agenda/AgendaEditor.tsx';
import type { Edit, Editor } from './agenda/editor.ts';
import { useProblems } from './agenda/use-problems.ts';
import { useSettingOfTraining } from './event-setting.ts';

interface Props {
  editor: Editor;
  dispatch: Dispatch<Edit>;
}

/** The sessions by relative day of a training that is being added. */
export function NewTrainingSessions({ editor, dispatch }: Props) {
  const setting = useSettingOfTraining(useWatch({ name: 'mode' }));
  const { problems } = useProblems(editor.days, { setting, refused: none });
  return <AgendaEditor editor={editor} dispatch={dispatch} setting={setting} problems={problems} />;
}

const none = [] as const;
