import { CountedName } from '../../entity/CountedName.tsx';
import { useListCount } from '../../entity/list-count.ts';
import { mappingList, type Owner } from './mapped.ts';

interface Props {
  plural: string;
  entity: string;
  owner: Pick<Owner, 'entity' | 'key'>;
}

/** What a tab of mapped records is called, and how many there are. */
export function MappedName({ plural, entity, owner }: Props) {
  const count = useMappingCount({ plural, name: entity, owner, isMapped: true });
  return <CountedName name={entity} count={count} />;
}

interface Asked {
  plural: string;
  name: string;
  owner: Pick<Owner, 'entity' | 'key'>;
  isMapped: boolean;
}

/** How many records are mapped to the owner, or are not; undefined until it is known. */
export function useMappingCount({ plural, name, owner, isMapped }: Asked): number | undefined {
  return useListCount(name, { meta: { list: mappingList(plural, owner, isMapped) } });
}
