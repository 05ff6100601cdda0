import Box from '@mui/material/Box';
import { useMemo, useRef } from 'react';
import { ListContextProvider } from 'react-admin';
import { useEntity } from '../../data/useEntity.ts';
import { EntityRows } from '../../entity/EntityRows.tsx';
import { useEntityList } from '../../entity/list-controller.ts';
import { ListSheet } from '../../entity/ListSheet.tsx';
import { RowToolsContext, type RowToolsProps } from '../../entity/row-tools.tsx';
import { ChangeMarked } from './ChangeMarked.tsx';
import { ChangeMatching } from './ChangeMatching.tsx';
import { ChangeOne } from './ChangeOne.tsx';
import { mappingList, storeKeyOf, type MappedListsProps } from './mapped.ts';
import { MappingChangeContext } from './mapping-change.ts';
import { NothingMapped } from './NothingMapped.tsx';

interface Props extends MappedListsProps {
  isMapped: boolean;
}

/** Records that are mapped to an owner, or that are not, with the ways to change that. */
export function MappedList({ plural, name, owner, asMapped, markedTools, isMapped }: Props) {
  const { entity: usual } = useEntity(name);
  const entity = useMemo(() => (isMapped && asMapped ? asMapped(usual) : usual), [usual, asMapped, isMapped]);
  const place = useRef<HTMLDivElement>(null);
  const change = { plural, owner, name, place, isMapped };
  const list = useEntityList(entity, {
    storeKey: storeKeyOf(owner, plural, isMapped ? 'mapped' : 'available'),
    list: mappingList(plural, owner, isMapped),
  });
  return (
    <ListContextProvider value={list}>
      <MappingChangeContext value={change}>
        <RowToolsContext value={changeOne}>
          <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
            <ListSheet entity={entity} top={<ChangeMatching entity={entity} />}>
              <EntityRows entity={entity} bar={<ChangeMarked>{markedTools}</ChangeMarked>} empty={<NothingMapped />} />
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
