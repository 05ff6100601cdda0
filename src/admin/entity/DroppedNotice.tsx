import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { Entity } from '#model/entity.ts';

const DroppedAlert = lazy(async () => ({ default: (await import('./DroppedAlert.tsx')).DroppedAlert }));

/** Says which fields of a saved view or an old link could not be asked for. */
export function DroppedNotice({ entity }: { entity: Entity }) {
  const { dropped = [] } = (useLocation().state ?? {}) as { dropped?: string[] };
  return <Suspense>{dropped.length > 0 && <DroppedAlert entity={entity} dropped={dropped} />}</Suspense>;
}
