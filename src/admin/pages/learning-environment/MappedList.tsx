import Box from '@mui/material/Box';
import { useRef } from 'react';
import { ListContextProvider } from 'react-admin';
import { useEntity } from '../../data/useEntity.ts';
import { EntityRows } from '../../entity/EntityRows.tsx';
import { useEntityList } from '../../entity/list-controller.ts';
import { ListSheet } from '../../entity/ListSheet.tsx';
import { RowToolsContext, type RowToolsProps } from '../../entity/row-tools.tsx';
import { ChangeMarked } from './ChangeMarked.tsx';
import { ChangeMatching } from './ChangeMatching.tsx';
import { ChangeOne } from './ChangeOne.tsx';
import { LISTS, mappingList, type MappedListsProps } from './mapped.ts';
import { MappingChangeContext } from './mapping-change.ts';
import { NothingMapped } from './NothingMapped.tsx';

interface Props extends MappedListsProps {
  isMapped: boolean;
}

/** Records that are mapped to a learning environment, or that are not, with the ways to change that. */
export function MappedList({ plural, name, environment, isMapped }: Props) {
  const { entity } = useEntity(name);
  const { key } = environment;
  const place = useRef<HTMLDivElement>(null);
  const change = { mapping: { plural, environment: key }, environment: environment.name, name, place, isMapped };
  const list = useEntityList(entity, {
    storeKey: `${LISTS}${key}.${plural}.${isMapped ? 'mapped' : 'available'}`,
    list: mappingList(plural, key, isMapped),
  });
  return (
    <ListContextProvider value={list}>
      <MappingChangeContext value={change}>
        <RowToolsContext value={changeOne}>
          <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
            <ListSheet entity={entity} top={<ChangeMatching entity={entity} />}>
              <EntityRows entity={entity} bar={<ChangeMarked />} empty={<NothingMapped />} />
            </ListSheet>
          </Box>
        </RowToolsContext>
      </MappingChangeContext>
    </ListContextProvider>
  );
}

function changeOne(row: RowToolsProps) {
  return <ChangeOne {...row} />;
}
