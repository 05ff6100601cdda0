import { entityIndex } from '#model/generated/index.ts';
import { mayEnter } from '#model/roles.ts';
import { pathOf } from '../layout/places.ts';
import { useSession } from '../session/SessionContext.tsx';

/** Below which path the records of an entity have their pages; undefined without pages, or rights to see them. */
export function useRecordsPath(entity: string | undefined): string | undefined {
  const { roles } = useSession();
  const target = entityIndex.find(({ name }) => name === entity);
  if (!target || target.section === 'none') return undefined;
  const path = pathOf(target);
  return target.access.show.some((role) => roles.includes(role)) && mayEnter(roles, path) ? path : undefined;
}
