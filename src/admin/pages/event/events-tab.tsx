import type { RecordTab } from '../../entity/record-tabs.ts';
import { EventsName } from './EventsName.tsx';
import { EventsOf } from './EventsOf.tsx';
import type { Owner } from './owner.ts';

/** The events of a launch or a training, as a tab of its page. */
export function eventsTab(owner: Owner, addPath: string): RecordTab {
  return {
    id: 'events',
    label: <EventsName owner={owner} />,
    content: <EventsOf owner={owner} addPath={addPath} />,
  };
}
