import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { useEntity } from '../data/useEntity.ts';
import { usePageTitle } from '../layout/page-title.ts';
import { EntityList } from './EntityList.tsx';
import { fittedAddress } from './list-address.ts';

/** The list of an entity, once its schema is here; what an old address asks for in vain is left out, and said. */
export function EntityListPage({ name, tools }: { name: string; tools?: ReactNode }) {
  const translate = useTranslate();
  const { entity } = useEntity(name);
  usePageTitle(translate(`${entity.keys}.plural`));
  const { search } = useLocation();
  const fitted = fittedAddress(entity, search);
  if (fitted) return <Navigate to={{ search: fitted.search }} replace state={{ dropped: fitted.dropped }} />;
  return <EntityList entity={entity} tools={tools} />;
}
