import { ListContextProvider } from 'react-admin';
import type { ReactNode } from 'react';
import type { Entity } from '#model/entity.ts';
import { ejectedParts } from './ejected-parts.ts';
import { useEntityList } from './list-controller.ts';
import { ListBody } from './ListBody.tsx';

interface Props {
  entity: Entity;
  /** What else can be done with the list as a whole. */
  tools?: ReactNode;
}

/** Search, sort, filter, pages and rows of any entity; all of it stands in the URL. */
export function EntityList(props: Props) {
  const list = useEntityList(props.entity);
  const Body = ejectedParts.list[props.entity.name] ?? ListBody;
  return (
    <ListContextProvider value={list}>
      <Body {...props} />
    </ListContextProvider>
  );
}
