import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { ListContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { nominationCalls } from '#model/calls.ts';
import { useEntity } from '../../../data/useEntity.ts';
import { EntityRows } from '../../../entity/EntityRows.tsx';
import { useEntityList } from '../../../entity/list-controller.ts';
import { ListSheet } from '../../../entity/ListSheet.tsx';
import { NothingFound } from '../../../entity/NothingFound.tsx';
import { RowToolsContext } from '../../../entity/row-tools.tsx';
import { ChooseAudience } from './ChooseAudience.tsx';
import { NominateMarked } from './NominateMarked.tsx';
import { NominateMatching } from './NominateMatching.tsx';
import { nominateOne } from './NominateOne.tsx';

/** The learners who could be nominated for an event: one by one, those that are marked, or all that match. */
export function CandidatesList({ event }: { event: RaRecord }) {
  const translate = useTranslate();
  const entity = useCandidates();
  const key = String(event.id);
  const candidates = useMemo(() => ({ call: nominationCalls.candidates, query: { key } }), [key]);
  const list = useEntityList(entity, { storeKey: `${key}.candidates`, list: candidates });
  return (
    <ListContextProvider value={list}>
      <RowToolsContext value={nominateOne}>
        <ListSheet
          entity={entity}
          top={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, paddingInline: 1.5, paddingBlockStart: 1 }}>
              <ChooseAudience />
              <NominateMatching event={event} />
            </Box>
          }
        >
          <EntityRows
            entity={entity}
            bar={<NominateMarked event={event} />}
            empty={
              <NothingFound>
                <Typography color="textSecondary">{translate('administration.candidates.none')}</Typography>
              </NothingFound>
            }
          />
        </ListSheet>
      </RowToolsContext>
    </ListContextProvider>
  );
}

/** Learners as candidates: all of them are active, and nobody shall deactivate one by a slip here. */
function useCandidates() {
  const { entity } = useEntity('learner');
  return useMemo(() => ({ ...entity, columns: entity.columns.filter(({ name }) => name !== 'status') }), [entity]);
}
