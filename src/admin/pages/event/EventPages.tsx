import { ResourceContextProvider } from 'react-admin';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { useAnswer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { EntityEditPage } from '../../entity/EntityEditPage.tsx';
import { ContentSkeleton } from '../../layout/ContentSkeleton.tsx';
import { AddEventPage } from './AddEventPage.tsx';
import { EventPage } from './EventPage.tsx';
import type { Owner } from './owner.ts';

/** The pages of events below that of their owner: a launch, or a training (below `/program` too, DOMAIN.md §8). */
export function EventPages({ ownerField }: { ownerField: Owner['field'] }) {
  return (
    <ResourceContextProvider value="event">
      <Routes>
        <Route path="create" element={<AddEventPage ownerField={ownerField} />} />
        <Route path=":key/:tab?" element={<EntityEditPage name="event" Record={EventPage} />} />
        <Route path="*" element={<ToOwner />} />
      </Routes>
    </ResourceContextProvider>
  );
}

/** Leads to the list that the events are in: that of the launch or of the training of this key. */
function ToOwner() {
  const data = useRostrumData();
  const { owner = '' } = useParams();
  const { value } = useAnswer(owner, (key) => data.options('program-launch', { keys: [key] }));
  if (!value) return <ContentSkeleton />;
  return <Navigate to={`/${value.length > 0 ? 'program' : 'training'}/${owner}/events`} replace />;
}
