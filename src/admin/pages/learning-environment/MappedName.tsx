import { CountedName } from '../../entity/CountedName.tsx';
import { useListCount } from '../../entity/list-count.ts';
import { mappingList } from './mapped.ts';

interface Props {
  plural: string;
  entity: string;
  /** Its key. */
  environment: string;
}

/** What a tab of mapped records is called, and how many there are. */
export function MappedName({ plural, entity, environment }: Props) {
  const count = useMappingCount({ plural, name: entity, environment, isMapped: true });
  return <CountedName name={entity} count={count} />;
}

interface Asked {
  plural: string;
  name: string;
  environment: string;
  isMapped: boolean;
}

/** How many records are mapped to the environment, or are not; undefined until it is known. */
export function useMappingCount({ plural, name, environment, isMapped }: Asked): number | undefined {
  return useListCount(name, { meta: { list: mappingList(plural, environment, isMapped) } });
}
