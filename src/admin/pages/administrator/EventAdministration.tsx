import Box from '@mui/material/Box';
import { Suspense, useId } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { useEntity } from '../../data/useEntity.ts';
import { nameOfRecord } from '../../entity/names.ts';
import { panelProps, TabRow } from '../../entity/TabRow.tsx';
import { ContentSkeleton } from '../../layout/ContentSkeleton.tsx';
import { usePageName } from '../../layout/crumb.ts';
import { pathOfAdministration } from '../event/event-path.ts';
import { EventContext } from './event-context.ts';
import { EventHead } from './EventHead.tsx';
import { EventLife } from './EventLife.tsx';
import { LiveChanges } from './live/LiveChanges.tsx';
import { SeatBar } from './SeatBar.tsx';
import { tabsOf } from './tabs.tsx';
import { Working } from './work/Working.tsx';

/** Where an event stands, how its seats are taken, and behind tabs with addresses what is to be done about its people. */
export function EventAdministration({ event }: { event: RaRecord }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const id = useId();
  const { tab } = useParams();
  const { entity } = useEntity('event');
  // With it come the words of this page.
  useEntity('nomination');
  usePageName(nameOfRecord(entity, event));
  const tabs = tabsOf(event, translate);
  const current = tabs.find((one) => one.id === tab) ?? tabs[0];
  const path = pathOfAdministration(event);
  return (
    <EventContext value={event}>
      <EventHead entity={entity} event={event} />
      <Box sx={[state, current.id === 'attendance' && forOneThumb]}>
        <EventLife entity={entity} event={event} />
        <SeatBar event={event} />
      </Box>
      <TabRow
        id={id}
        label={translate('record.tabs')}
        tabs={tabs}
        current={current.id}
        onOpen={(chosen) => void navigate(`${path}/${chosen}`)}
      />
      <LiveChanges eventKey={String(event.id)}>
        <Working>
          <Box {...panelProps(id, current.id)}>
            <Suspense key={current.id} fallback={<ContentSkeleton />}>
              {current.content}
            </Suspense>
          </Box>
        </Working>
      </LiveChanges>
    </EventContext>
  );
}

/** Who marks on a phone begins with the learners; status and dates stand in the head. */
const forOneThumb = { display: { xs: 'none', sm: 'grid' } } as const;

const state = {
  display: 'grid',
  gap: 2,
  marginBlockEnd: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
