import { useTranslate, type RaRecord } from 'react-admin';
import type { RecordTab } from '../../../entity/record-tabs.ts';
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
    />
  );
  return [{ id: 'meetings', label: translate('meeting.title'), content }];
}
