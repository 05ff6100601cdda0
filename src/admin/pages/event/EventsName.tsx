import { CountedName } from '../../entity/CountedName.tsx';
import { useListCount } from '../../entity/list-count.ts';
import type { Owner } from './owner.ts';

/** What the tab of events is called, and how many there are. */
export function EventsName({ owner }: { owner: Owner }) {
  const count = useListCount('event', { filter: { where: { [owner.field]: owner.key } } });
  return <CountedName name="event" count={count} />;
}
