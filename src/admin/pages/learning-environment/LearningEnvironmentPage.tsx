import { useMemo } from 'react';
import { EntityEdit, type RecordPageProps } from '../../entity/EntityEdit.tsx';
import { nameOfRecord } from '../../entity/names.ts';
import { mapped } from './mapped.ts';
import { MappedLists } from '../mapping/MappedLists.tsx';
import { MappedName } from '../mapping/MappedName.tsx';

/** A learning environment: what it is, whom it addresses, and who and what is mapped to it. */
export function LearningEnvironmentPage({ loaded, record }: RecordPageProps) {
  const key = String(record.id);
  const name = nameOfRecord(loaded.entity, record);
  const tabs = useMemo(
    () =>
      mapped.map(({ plural, entity }) => ({
        id: plural,
        label: <MappedName plural={plural} entity={entity} owner={{ entity: 'learning-environment', key }} />,
        content: (
          <MappedLists
            key={plural}
            plural={plural}
            name={entity}
            owner={{ entity: 'learning-environment', key, name }}
          />
        ),
      })),
    [key, name],
  );
  return <EntityEdit loaded={loaded} record={record} tabs={tabs} />;
}
