import { useReducer } from 'react';
import { eventTexts } from '#admin/data/event-messages.ts';
import { AgendaEditor } from '#admin/pages/event/agenda/AgendaEditor.tsx';
import { edited, noEditor } from '#admin/pages/event/agenda/editor.ts';
import { editedOf } from '#admin/pages/event/agenda/edited-agenda.ts';
import { useProblems } from '#admin/pages/event/agenda/use-problems.ts';
import { readEntity } from '#model/entity.ts';
import { formSchema } from '../form-fields.ts';
import { showOurs } from './around-ours.tsx';

const SESSIONS = 8;
const [venueKey, instructorKey] = ['a'.repeat(32), 'b'.repeat(32)];
const names = { [venueKey]: 'Library 2', [instructorKey]: 'Anil Kumar' };
const setting = { isRelative: true, zone: undefined, fresh: { mode: 'CLT' } } as const;

/** Shows the editor with so many days of eight sessions each. */
export async function showAgenda(count: number): Promise<void> {
  const days = Array.from({ length: count }, (_, day) => ({
    dayNumber: day + 1,
    sessions: Array.from({ length: SESSIONS }, (_one, index) => ({
      title: `Part ${index + 1}`,
      startTime: clockAt(9 + index, 0),
      endTime: clockAt(9 + index, 45),
      mode: 'CLT' as const,
      venueKey,
      instructorKeys: [instructorKey],
    })),
  }));
  const start = edited(noEditor, { type: 'read', days: editedOf(days, { now: '', isLaunched: false }), version: 1 });
  await showOurs(readEntity(formSchema('section')), <Agenda start={start} />, eventTexts);
}

function Agenda({ start }: { start: typeof noEditor }) {
  const [editor, dispatch] = useReducer(edited, start);
  const { problems } = useProblems(editor.days, { setting, refused: none });
  return <AgendaEditor editor={editor} dispatch={dispatch} setting={setting} problems={problems} names={names} />;
}

const none = [] as const;

function clockAt(hour: number, minute: number): string {
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}
