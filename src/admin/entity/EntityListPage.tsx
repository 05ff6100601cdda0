import { useEntity } from '../data/useEntity.ts';
import { usePageTitle } from '../layout/page-title.ts';
import { EntityList } from './EntityList.tsx';
import { useTranslate } from 'react-admin';

/** The list of an entity, once its schema is here. */
export function EntityListPage({ name }: { name: string }) {
  const translate = useTranslate();
  const { entity } = useEntity(name);
  usePageTitle(translate(`${entity.keys}.plural`));
  return <EntityList entity={entity} />;
}
