import { useGetList, useTranslate } from 'react-admin';
import { useEntity } from '../../data/useEntity.ts';
import { Counted } from '../../layout/Counted.tsx';
import { nameOfMany } from '../../entity/names.ts';
import { mappingList } from './mapped.ts';

interface Props {
  plural: string;
  entity: string;
  /** Its key. */
  environment: string;
}

/** What a tab of mapped records is called, and how many there are. */
export function MappedName({ plural, entity: name, environment }: Props) {
  const translate = useTranslate();
  const { entity } = useEntity(name);
  const count = useMappingCount({ plural, name, environment, isMapped: true });
  return <Counted text={nameOfMany(entity, translate)} count={count} />;
}

interface Asked {
  plural: string;
  name: string;
  environment: string;
  isMapped: boolean;
}

/** How many records are mapped to the environment, or are not; undefined until it is known. */
export function useMappingCount({ plural, name, environment, isMapped }: Asked): number | undefined {
  const { active, direction } = useEntity(name).entity.sort;
  const { total } = useGetList(name, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: active, order: direction === 'asc' ? 'ASC' : 'DESC' },
    meta: { list: mappingList(plural, environment, isMapped) },
  });
  return total;
}
