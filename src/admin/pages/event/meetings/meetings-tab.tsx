import { useTranslate, type RaRecord } from 'react-admin';
import type { RecordTab } from '../../../entity/record-tabs.ts';
import type { Editor } from '../agenda/editor.ts';
import type { EditedSession } from '../agenda/edited-agenda.ts';
import type { Agenda } from '../agenda/use-agenda.ts';
import { Meetings } from './Meetings.tsx';

/** The meetings of an event as a tab of its page; none where nothing about it is virtual. */
export function useMeetingsTab(event: RaRecord, { editor }: Agenda): RecordTab[] {
  const translate = useTranslate();
  const sessions = editor.days.flatMap((day) => day.sessions);
  if (event['mode'] === 'CLT' && sessions.every(({ mode }) => mode === 'CLT')) return [];
  const content = (
    <Meetings
      eventKey={String(event.id)}
      version={editor.version ?? Number(event['version'])}
      zone={String(event['timeZone'])}
      sessions={event['launchedAt'] ? savedIn(editor) : []}
    />
  );
  return [{ id: 'meetings', label: translate('meeting.title'), content }];
}

/** What the server knows of; those that have begun are past help. */
function savedIn({ saved }: Editor): EditedSession[] {
  return saved.flatMap(({ sessions }) => sessions.filter(({ isLocked }) => !isLocked));
}
