import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { ListContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { activeStates } from '#model/rules/nomination-states.ts';
import { useEntityList } from '../../../entity/list-controller.ts';
import { NothingFound } from '../../../entity/NothingFound.tsx';
import { NominationRows } from '../NominationRows.tsx';
import { useNominations } from '../nomination-list.ts';
import { ActOnMarked } from './ActOnMarked.tsx';
import { actOnOne } from './ActOnOne.tsx';

/** The nominations of an event that are not at an end, with what may be done with one and with many. */
export function ActiveList({ event }: { event: RaRecord }) {
  const translate = useTranslate();
  const entity = useNominations();
  const key = String(event.id);
  const where = useMemo(() => ({ eventKey: key, state: [...activeStates] }), [key]);
  const list = useEntityList(entity, { storeKey: `${key}.nominations`, where });
  return (
    <ListContextProvider value={list}>
      <NominationRows
        entity={entity}
        rowTools={actOnOne}
        bar={<ActOnMarked entity={entity} event={event} />}
        empty={
          <NothingFound>
            <Typography color="textSecondary">{translate('administration.nominations.none')}</Typography>
          </NothingFound>
        }
      />
    </ListContextProvider>
  );
}
