import { ListContextProvider } from 'react-admin';
import type { ReactNode } from 'react';
import type { Entity } from '#model/entity.ts';
import { DroppedNotice } from './DroppedNotice.tsx';
import { EntityRows } from './EntityRows.tsx';
import { useEntityList } from './list-controller.ts';
import { ListHead } from './ListHead.tsx';
import { ListSheet } from './ListSheet.tsx';
import { SavedViews } from './SavedViews.tsx';

interface Props {
  entity: Entity;
  /** What else can be done with the list as a whole. */
  tools?: ReactNode;
}

/** Search, sort, filter, pages and rows of any entity; all of it stands in the URL. */
export function EntityList({ entity, tools }: Props) {
  const list = useEntityList(entity);
  const top = (
    <>
      <SavedViews entity={entity} />
      <DroppedNotice entity={entity} />
    </>
  );
  return (
    <ListContextProvider value={list}>
      <ListHead entity={entity}>{tools}</ListHead>
      <ListSheet entity={entity} top={top}>
        <EntityRows entity={entity} />
      </ListSheet>
    </ListContextProvider>
  );
}
