import { useTranslate } from 'react-admin';
import { lazy, Suspense, useMemo } from 'react';
import { asLaunchUsers } from '#model/launch-users.ts';
import { useEntity } from '../../data/useEntity.ts';
import { EntityEdit, type RecordPageProps } from '../../entity/EntityEdit.tsx';
import { nameOfRecord } from '../../entity/names.ts';
import { ContentSkeleton } from '../../layout/ContentSkeleton.tsx';
import { MappedLists } from '../mapping/MappedLists.tsx';
import { MappedName } from '../mapping/MappedName.tsx';
import { remindersTab } from '../reminders/reminders-tab.tsx';
import { eventsTab } from './events-tab.tsx';
import { SetFirstAccess } from './SetFirstAccess.tsx';

const DeliveriesTab = lazy(async () => ({ default: (await import('../deliveries/DeliveriesTab.tsx')).DeliveriesTab }));

/** A launch: what it is, its events, the learners that it is assigned to, what it reminds of and has told them, its history. */
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
      {
        id: 'deliveries',
        label: translate('delivery.tab'),
        content: (
          <Suspense fallback={<ContentSkeleton />}>
            <DeliveriesTab entity="program-launch" record={record} />
          </Suspense>
        ),
      },
    ];
  }, [key, name, record, translate]);
  return <EntityEdit loaded={loaded} record={record} tabs={tabs} />;
}
