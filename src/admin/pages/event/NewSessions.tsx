import type { Dispatch } from 'react';
import { useWatch } from 'react-hook-form';
import { AgendaEditor } from './agenda/AgendaEditor.tsx';
import type { Edit, Editor } from './agenda/editor.ts';
import { useProblems } from './agenda/use-problems.ts';
import { useSettingOf } from './event-setting.ts';

interface Props {
  editor: Editor;
  dispatch: Dispatch<Edit>;
}

/** The sessions of an event that is being added; its mode, zone, venue and instructors are those of the form around them. */
export function NewSessions({ editor, dispatch }: Props) {
  const values: unknown[] = useWatch({ name: [...shared] });
  const setting = useSettingOf(Object.fromEntries(shared.map((name, index) => [name, values[index]])));
  const { problems } = useProblems(editor.days, { setting, refused: none });
  return <AgendaEditor editor={editor} dispatch={dispatch} setting={setting} problems={problems} />;
}

const shared = ['mode', 'timeZone', 'venueKey', 'instructorKeys'] as const;

const none = [] as const;
