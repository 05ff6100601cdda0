import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { asLaunchUsers } from '#model/launch-users.ts';
import { useEntity } from '../../data/useEntity.ts';
import { EntityEdit, type RecordPageProps } from '../../entity/EntityEdit.tsx';
import { nameOfRecord } from '../../entity/names.ts';
import { MappedLists } from '../mapping/MappedLists.tsx';
import { MappedName } from '../mapping/MappedName.tsx';
import { remindersTab } from '../reminders/reminders-tab.tsx';
import { eventsTab } from './events-tab.tsx';
import { SetFirstAccess } from './SetFirstAccess.tsx';

/** A launch: what it is, its events, the learners that it is assigned to, its history. */
export function LaunchPage({ loaded, record }: RecordPageProps) {
  const translate = useTranslate();
  // With it come the words of these tabs.
  useEntity('event');
  const key = String(record.id);
  const name = nameOfRecord(loaded.entity, record);
  const tabs = useMemo(() => {
    const owner = { entity: 'program-launch', key, name } as const;
    return [
      eventsTab({ field: 'launchKey', key }, `/program/${key}/event/create`),
      {
        id: 'users',
        label: <MappedName plural="users" entity="learner" owner={owner} />,
        content: (
          <MappedLists
            plural="users"
            name="learner"
            owner={owner}
            asMapped={asLaunchUsers}
            markedTools={<SetFirstAccess launchKey={key} />}
          />
        ),
      },
      remindersTab('program-launch', record, translate),
    ];
  }, [key, name, record, translate]);
  return <EntityEdit loaded={loaded} record={record} tabs={tabs} />;
}
