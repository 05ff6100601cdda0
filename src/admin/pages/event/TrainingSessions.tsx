import type { Dispatch } from 'react';
import { useWatch } from 'react-hook-form';
import { AgendaEditor } from './agenda/AgendaEditor.tsx';
import type { Edit, Editor } from './agenda/editor.ts';
import type { Names } from './agenda/labels.ts';
import type { Problem } from './agenda/problems.ts';
import { useProblems } from './agenda/use-problems.ts';
import { useSettingOfTraining } from './event-setting.ts';

interface Props {
  editor: Editor;
  dispatch: Dispatch<Edit>;
  /** What the server has refused of them. */
  refused: readonly Problem[];
  names?: Names;
}

/** The sessions by relative day of a training, within its form. */
export function TrainingSessions({ editor, dispatch, refused, names }: Props) {
  const setting = useSettingOfTraining(useWatch({ name: 'mode' }));
  const { problems } = useProblems(editor.days, { setting, refused });
  return (
    <AgendaEditor editor={editor} dispatch={dispatch} setting={setting} problems={problems} {...(names && { names })} />
  );
}
