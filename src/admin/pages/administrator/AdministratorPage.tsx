import { ResourceContextProvider, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useEntity } from '../../data/useEntity.ts';
import { RecordFailure } from '../../entity/RecordFailure.tsx';
import { ContentSkeleton } from '../../layout/ContentSkeleton.tsx';
import { EventAdministration } from './EventAdministration.tsx';

/** The page `/program/:owner/event/:event/administrator/:tab?`: an event as the server has it now, and its people. */
export function AdministratorPage() {
  const translate = useTranslate();
  const { event: key = '' } = useParams();
  const { entity } = useEntity('event');
  const { data: event, error, refetch } = useGetOne('event', { id: key }, { retry: false });
  if (!event && error) {
    const text = translate('record.loadFailed', { name: translate(`${entity.keys}.title`) });
    return <RecordFailure text={text} problem={error} onRetry={() => void refetch()} />;
  }
  if (!event) return <ContentSkeleton />;
  return (
    <ResourceContextProvider value="event">
      <EventAdministration key={key} event={event} />
    </ResourceContextProvider>
  );
}
