import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { ListContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { KeptColumnsContext } from '../../../entity/columns.ts';
import { useEntityList } from '../../../entity/list-controller.ts';
import { NothingFound } from '../../../entity/NothingFound.tsx';
import type { RowToolsProps } from '../../../entity/row-tools.tsx';
import { useEvent } from '../event-context.ts';
import { NominationRows } from '../NominationRows.tsx';
import { useNominations } from '../nomination-list.ts';
import { ActOnMarked } from '../nominations/ActOnMarked.tsx';
import { ActOnOne } from '../nominations/ActOnOne.tsx';
import { useMarkedWork } from '../work/marked-work.ts';
import { useWork } from '../work/work.ts';
import { Offers } from './Offers.tsx';
import { useWaitlistWorks } from './waitlist-works.ts';
import { WaitlistHead } from './WaitlistHead.tsx';

/** Who waits for a seat, in turn, with who was passed over and why; and above them the offers that wait for an answer. */
export function WaitlistTab({ event }: { event: RaRecord }) {
  const translate = useTranslate();
  const entity = useNominations(inTurn);
  const key = String(event.id);
  const where = useMemo(() => ({ eventKey: key, state: 'Waitlisted' }), [key]);
  const list = useEntityList(entity, { storeKey: `${key}.waitlist`, where });
  return (
    <KeptColumnsContext value="waitlist">
      <WaitlistHead event={event} />
      <Offers event={event} />
      <ListContextProvider value={list}>
        <NominationRows
          entity={entity}
          rowTools={oneWaiting}
          bar={
            <ActOnMarked entity={entity} event={event}>
              <MarkedWaiting eventKey={key} />
            </ActOnMarked>
          }
          empty={
            <NothingFound>
              <Typography color="textSecondary">{translate('administration.waitlist.none')}</Typography>
            </NothingFound>
          }
        />
      </ListContextProvider>
    </KeptColumnsContext>
  );
}

function oneWaiting(row: RowToolsProps) {
  return <OneWaiting {...row} />;
}

function OneWaiting(row: RowToolsProps) {
  const event = useEvent();
  const translate = useTranslate();
  const begin = useWork();
  const works = useWaitlistWorks(String(event.id));
  const keys = [String(row.record.id)];
  const more = [
    {
      id: 'promote',
      text: translate('nomination.action.promote'),
      reasons: Number(event['freeSeats'] ?? 0) > 0 ? [] : ['nomination.noFreeSeat'],
      onTake: () => begin(works.promote(keys)),
    },
    {
      id: 'prioritise',
      text: translate('nomination.action.prioritise'),
      reasons: [],
      onTake: () => begin(works.prioritise(keys)),
    },
  ];
  return <ActOnOne {...row} more={more} />;
}

function MarkedWaiting({ eventKey }: { eventKey: string }) {
  const translate = useTranslate();
  const { marked, begin } = useMarkedWork();
  const works = useWaitlistWorks(eventKey);
  return (
    <>
      <Button size="small" onClick={() => begin(works.promote(marked))}>
        {translate('nomination.action.promote')}
      </Button>
      <Button size="small" onClick={() => begin(works.prioritise(marked))}>
        {translate('nomination.action.prioritise')}
      </Button>
    </>
  );
}

const inTurn = {
  columns: ['learnerName', 'position', 'waitlistedAt', 'priority', 'priorityReason', 'skipped', 'employeeCode'],
  sort: { active: 'position', direction: 'asc' },
} as const;
