import { useUpdate, type HttpError, type RaRecord } from 'react-admin';
import { useCallback, useState, type ReactNode } from 'react';
import type { Values } from '#model/values.ts';
import type { LoadedEntity } from '../data/entity-loader.ts';
import { announceProblem, bodyOf, statusOf } from '../data/problems.ts';
import { useOffers } from '../data/useOffers.ts';
import { usePageName } from '../layout/crumb.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { EntityFacts } from './EntityFacts.tsx';
import { EntityForm } from './EntityForm.tsx';
import { EntityHistory } from './EntityHistory.tsx';
import { changedValues } from './form-values.ts';
import { freshRecord, useShowFresh } from './fresh-record.ts';
import { nameOfRecord } from './names.ts';
import { RecordBody } from './RecordBody.tsx';
import { RecordHead } from './RecordHead.tsx';
import type { RecordTab } from './record-tabs.ts';
import { useResetList } from './reset-list.ts';

interface Conflict {
  mine: Values;
  current: Values;
}

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
  /** Saves what was changed, with its version, as one with what else was changed on the page; answers the record. */
  saveTogether?: ((changed: Values) => Promise<RaRecord>) | undefined;
}

/** A record of any entity: its form, its history at the end side, and the choice when somebody else was faster. */
export function EntityEdit({ loaded, record, tabs, hasMoreToLose = false, onDirty, tools, ...form }: Props) {
  const { parts, saveTogether } = form;
  const { entity } = loaded;
  const resetList = useResetList(entity.name);
  const showFresh = useShowFresh(entity.name);
  const [update] = useUpdate();
  const [isUnsaved, setUnsaved] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
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
  const updateAlone = async (changed: Values, previousData: Values) => {
    const params = { id: record.id, data: changed, previousData: previousData as RaRecord, meta: freshRecord };
    const options = { mutationMode: 'pessimistic', returnPromise: true, onError: () => {} } as const;
    await update(entity.name, params, options);
  };
  const send = async (changed: Values, previousData: Values) => {
    if (saveTogether) showFresh(await saveTogether({ ...changed, version: previousData['version'] }));
    else await updateAlone(changed, previousData);
    setConflict(undefined);
    resetList();
  };
  const save = async (values: Values) => {
    const changed = changedValues(values, record);
    if (Object.keys(changed).length === 0 && !saveTogether) return;
    await send(changed, record).catch((problem: unknown) => {
      const current = bodyOf(problem)?.current;
      if (statusOf(problem) === 409 && current) setConflict({ mine: changed, current });
      else if (statusOf(problem) === 409) announceProblem(problem as HttpError);
      throw problem;
    });
  };
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
          onChoose={(chosen) => void send(chosen, { ...record, ...conflict.current }).catch(() => {})}
          onClose={() => setConflict(undefined)}
        />
      )}
    </>
  );
}
