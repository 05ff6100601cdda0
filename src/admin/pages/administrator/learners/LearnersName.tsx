import type { RaRecord } from 'react-admin';
import { CountedName } from '../../../entity/CountedName.tsx';
import { useListCount } from '../../../entity/list-count.ts';

/** What the tab of learners is called, and how many have ever been nominated. */
export function LearnersName({ event }: { event: RaRecord }) {
  const count = useListCount('nomination', { filter: { where: { eventKey: String(event.id) } } });
  return <CountedName name="learner" count={count} />;
}
