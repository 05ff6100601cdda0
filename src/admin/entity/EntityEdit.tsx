import type { RaRecord } from 'react-admin';
import { useCallback, useState, type ReactNode } from 'react';
import type { LoadedEntity } from '../data/entity-loader.ts';
import { useOffers } from '../data/useOffers.ts';
import { usePageName } from '../layout/crumb.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { EntityFacts } from './EntityFacts.tsx';
import { EntityForm } from './EntityForm.tsx';
import { EntityHistory } from './EntityHistory.tsx';
import { nameOfRecord } from './names.ts';
import { RecordBody } from './RecordBody.tsx';
import { RecordHead } from './RecordHead.tsx';
import type { RecordTab } from './record-tabs.ts';
import { useSaveRecord, type SaveTogether } from './save-record.ts';

export interface RecordPageProps {
  loaded: LoadedEntity;
  record: RaRecord;
}

interface Props extends RecordPageProps {
  /** Turns the page into tabs: the sections of the form, these, and the history. */
  tabs?: readonly RecordTab[];
  /** Whether one of these has changes that are not saved. */
  hasMoreToLose?: boolean;
  /** Told whether the form has changes that are not saved. */
  onDirty?: (isDirty: boolean) => void;
  /** What else stands beside the actions at the head of the page. */
  tools?: ReactNode;
  /** What stands in the place of the form's sections. */
  parts?: ReactNode;
  saveTogether?: SaveTogether | undefined;
}

/** A record of any entity: its form, its history at the end side, and the choice when somebody else was faster. */
export function EntityEdit({ loaded, record, tabs, hasMoreToLose = false, onDirty, tools, ...form }: Props) {
  const { parts, saveTogether } = form;
  const { entity } = loaded;
  const [isUnsaved, setUnsaved] = useState(false);
  const { save, conflict, choose, leave } = useSaveRecord(entity, record, saveTogether);
  const hasHistory = useOffers(entity.name, 'history');
  const name = nameOfRecord(entity, record);
  usePageName(name);
  const tellDirty = useCallback(
    (isDirty: boolean) => {
      setUnsaved(isDirty);
      onDirty?.(isDirty);
    },
    [onDirty],
  );
  return (
    <>
      <RecordHead entity={entity} record={record} isUnsaved={isUnsaved || hasMoreToLose} tools={tools} />
      <EntityFacts entity={entity} record={record} />
      <RecordBody
        entity={entity}
        form={
          <EntityForm
            loaded={loaded}
            record={record}
            onSave={save}
            parts={parts}
            hasMoreToLose={hasMoreToLose}
            onDirty={tellDirty}
          />
        }
        history={hasHistory && <EntityHistory entity={entity} record={record} isUnsaved={isUnsaved || hasMoreToLose} />}
        tabs={tabs}
      />
      {conflict && (
        <ConflictDialog
          entity={entity}
          base={record}
          mine={conflict.mine}
          current={conflict.current}
          problem={conflict.problem}
          onChoose={choose}
          onClose={leave}
        />
      )}
    </>
  );
}
