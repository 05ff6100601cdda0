import type { Entity } from '#model/entity.ts';
import type { Right } from '#model/vocabulary.ts';
import { useSession } from '../session/SessionContext.tsx';

/** Whether the signed-in person has a right on records of the entity. */
export function useMay(entity: Entity, right: Right): boolean {
  const { roles } = useSession();
  return entity.access[right].some((role) => roles.includes(role));
}
