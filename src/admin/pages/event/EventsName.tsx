import { useGetList, useTranslate } from 'react-admin';
import { useEntity } from '../../data/useEntity.ts';
import { nameOfMany } from '../../entity/names.ts';
import { Counted } from '../../layout/Counted.tsx';
import type { Owner } from './owner.ts';

/** What the tab of events is called, and how many there are. */
export function EventsName({ owner }: { owner: Owner }) {
  const translate = useTranslate();
  const { entity } = useEntity('event');
  const { total } = useGetList('event', {
    pagination: { page: 1, perPage: 1 },
    filter: { where: { [owner.field]: owner.key } },
  });
  return <Counted text={nameOfMany(entity, translate)} count={total} />;
}
