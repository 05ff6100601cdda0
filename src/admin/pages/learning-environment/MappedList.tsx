import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ListContextProvider } from 'react-admin';
import { useEntity } from '../../data/useEntity.ts';
import { EntityRows } from '../../entity/EntityRows.tsx';
import { useEntityList } from '../../entity/list-controller.ts';
import { ListSheet } from '../../entity/ListSheet.tsx';
import { RowToolsContext, type RowToolsProps } from '../../entity/row-tools.tsx';
import { ChangeMarked } from './ChangeMarked.tsx';
import { ChangeMatching } from './ChangeMatching.tsx';
import { ChangeOne } from './ChangeOne.tsx';
import { mappingList, type MappedListsProps } from './mapped.ts';
import { MappingChangeContext } from './mapping-change.ts';
import { NothingMapped } from './NothingMapped.tsx';
import { UploadMapped } from './UploadMapped.tsx';

interface Props extends MappedListsProps {
  isMapped: boolean;
  /** The way to the other list. */
  choice: ReactNode;
}

/** Records that are mapped to a learning environment, or that are not, with the ways to change that. */
export function MappedList({ plural, name, environment, isMapped, choice }: Props) {
  const { entity } = useEntity(name);
  const { key } = environment;
  const list = useEntityList(entity, {
    storeKey: `${key}.${plural}.${isMapped ? 'mapped' : 'available'}`,
    list: mappingList(plural, key, isMapped),
  });
  const top = (
    <Box sx={head}>
      <Box sx={{ marginInlineEnd: 'auto' }}>{choice}</Box>
      <ChangeMatching entity={entity} />
      <UploadMapped plural={plural} name={name} environment={environment} />
    </Box>
  );
  return (
    <ListContextProvider value={list}>
      <MappingChangeContext value={{ mapping: { plural, environment: key }, environment: environment.name, isMapped }}>
        <RowToolsContext value={changeOne}>
          <ListSheet entity={entity} top={top}>
            <EntityRows entity={entity} bar={<ChangeMarked />} empty={<NothingMapped />} />
          </ListSheet>
        </RowToolsContext>
      </MappingChangeContext>
    </ListContextProvider>
  );
}

function changeOne(row: RowToolsProps) {
  return <ChangeOne {...row} />;
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.25,
  padding: 1.5,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;
