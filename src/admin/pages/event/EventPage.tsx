import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { EntityEdit, type RecordPageProps } from '../../entity/EntityEdit.tsx';
import { FieldsBesideContext } from '../../entity/fields-beside.ts';
import { useMay } from '../../entity/may.ts';
import { remindersTab } from '../reminders/reminders-tab.tsx';
import { CostTab } from './CostTab.tsx';
import { AgendaTab } from './agenda/AgendaTab.tsx';
import { StaleSessions } from './agenda/StaleSessions.tsx';
import { useMeetingsTab } from './meetings/meetings-tab.tsx';
import { useAgenda } from './agenda/use-agenda.ts';
import { useOnRefusal } from './agenda/use-refusal.ts';
import { pathOfAdministration, pathOfEvent } from './event-path.ts';
import { useSettingOf } from './event-setting.ts';
import { historyFieldsOf } from './history-fields.ts';

/** An event: what it is, its sessions, its history; and the way to its people. */
export function EventPage({ loaded, record }: RecordPageProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [isFormUnsaved, setFormUnsaved] = useState(false);
  const key = String(record.id);
  const { launchedAt, status, version } = record;
  const mayEdit = useMay(loaded.entity, 'edit');
  const agenda = useAgenda(
    { entity: 'event', key },
    {
      version,
      isLaunched: launchedAt != null,
      // What is typed into the form would be lost with the record that it began with.
      onSaved: () => !isFormUnsaved && refresh(),
    },
  );
  const { tab } = useParams();
  useOnRefusal(agenda.refused, () => tab !== 'sessions' && void navigate(`${pathOfEvent(record)}/sessions`));
  const setting = useSettingOf(record, { eventKey: key, readOnly: whyReadOnly(status, mayEdit) });
  const content = <AgendaTab agenda={agenda} setting={setting} isFormUnsaved={isFormUnsaved} />;
  return (
    <FieldsBesideContext value={historyFieldsOf.event}>
      <EntityEdit
        loaded={loaded}
        record={record}
        tabs={[
          { id: 'sessions', label: translate('agenda.title'), content },
          ...useMeetingsTab(record, agenda),
          { id: 'cost', label: translate('cost.tab'), content: <CostTab record={record} agenda={agenda} /> },
          remindersTab('event', record, translate),
        ]}
        hasMoreToLose={agenda.isChanged}
        saveTogether={agenda.isChanged ? agenda.saveWith : undefined}
        onDirty={setFormUnsaved}
        tools={
          <Button component={Link} to={pathOfAdministration(record)} variant="outlined" startIcon={<PeopleIcon />}>
            {translate('event.administration')}
          </Button>
        }
      />
      <StaleSessions agenda={agenda} />
    </FieldsBesideContext>
  );
}

/** Message key of why nobody, or not this person, changes the sessions; undefined where they may. */
function whyReadOnly(status: unknown, mayEdit: boolean): string | undefined {
  if (status === 'Closed') return 'agenda.readOnly.closed';
  if (status === 'Cancelled') return 'agenda.readOnly.cancelled';
  return mayEdit ? undefined : 'agenda.readOnly.rights';
}
