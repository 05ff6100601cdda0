import type { ReactNode } from 'react';
import type { Entity } from '#model/entity.ts';
import { DroppedNotice } from './DroppedNotice.tsx';
import { EntityRows } from './EntityRows.tsx';
import { ListHead } from './ListHead.tsx';
import { ListSheet } from './ListSheet.tsx';
import { SavedViews } from './SavedViews.tsx';

interface Props {
  entity: Entity;
  /** What else can be done with the list as a whole. */
  tools?: ReactNode;
}

/** What a list shows. */
export function ListBody({ entity, tools }: Props) {
  const top = (
    <>
      <SavedViews entity={entity} />
      <DroppedNotice entity={entity} />
    </>
  );
  return (
    <>
      <ListHead entity={entity}>{tools}</ListHead>
      <ListSheet entity={entity} top={top}>
        <EntityRows entity={entity} />
      </ListSheet>
    </>
  );
}
