import { useMemo, type Dispatch } from 'react';
import { useWatch } from 'react-hook-form';
import type { AgendaSession } from '#model/agenda/agenda.ts';
import { AgendaEditor } from './agenda/AgendaEditor.tsx';
import type { Edit, Editor } from './agenda/editor.ts';
import type { Setting } from './agenda/setting.ts';
import { useProblems } from './agenda/use-problems.ts';

interface Props {
  editor: Editor;
  dispatch: Dispatch<Edit>;
}

/** The sessions of an event that is being added; its mode, zone and venue are those of the form around them. */
export function NewSessions({ editor, dispatch }: Props) {
  const [mode, timeZone, venueKey] = useWatch({ name: ['mode', 'timeZone', 'venueKey'] }) as (string | null)[];
  const setting = useMemo(
    (): Setting => ({
      isRelative: false,
      zone: timeZone ?? undefined,
      fresh: { mode: (mode ?? 'CLT') as NonNullable<AgendaSession['mode']>, ...(venueKey && { venueKey }) },
    }),
    [mode, timeZone, venueKey],
  );
  const problems = useProblems(editor.days, { mode: setting.fresh.mode, eventKey: undefined, refused: none });
  return <AgendaEditor editor={editor} dispatch={dispatch} setting={setting} problems={problems} />;
}

const none = [] as const;
