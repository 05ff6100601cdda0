import type { ReactNode } from 'react';
import type { Entity } from '#model/entity.ts';
import { useEntity } from '../../data/useEntity.ts';
import { EntityRows } from '../../entity/EntityRows.tsx';
import { ListSheet } from '../../entity/ListSheet.tsx';
import { useMay } from '../../entity/may.ts';
import { RecordPathContext } from '../../entity/record-path.ts';
import { RowToolsContext, type RowToolsProps } from '../../entity/row-tools.tsx';
import { LearnerPanel } from './learners/LearnerPanel.tsx';
import { pathOfPanel } from './learners/panel-path.ts';

interface Props {
  entity: Entity;
  /** What stands above search and filter. */
  top?: ReactNode;
  /** What stands at the end of a row, and what rises when rows are marked, for those who may change the event. */
  rowTools: (row: RowToolsProps) => ReactNode;
  bar: ReactNode;
  empty: ReactNode;
}

/** The nominations of the list around; a learner's name opens what has happened to them. */
export function NominationRows({ entity, top, rowTools, bar, empty }: Props) {
  const mayAct = useMay(useEntity('event').entity, 'edit');
  return (
    <>
      <RecordPathContext value={pathOfPanel}>
        <RowToolsContext value={mayAct ? rowTools : undefined}>
          <ListSheet entity={entity} top={top}>
            <EntityRows entity={entity} {...(mayAct && { bar })} empty={empty} />
          </ListSheet>
        </RowToolsContext>
      </RecordPathContext>
      <LearnerPanel entity={entity} />
    </>
  );
}
