import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { ListContextProvider, useGetList, useListController, useTranslate } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import { filterable } from '#model/filterable.ts';
import { EntityFilters } from '../entity/EntityFilters.tsx';
import { labelOf } from '../entity/names.ts';
import { operationText } from '../fields/describe.ts';
import { texts } from './texts.ts';

/** The filter of a list to try, and what each field can be asked. */
export function FilterPreview({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const list = useListController({ resource: entity.name, disableAuthentication: true });
  const { total: all = 0 } = useGetList(entity.name);
  const fields = filterable(entity);
  if (fields.length === 0) return <Typography color="textSecondary">{texts.noFilters}</Typography>;
  return (
    <ListContextProvider value={list}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <EntityFilters entity={entity} />
          <Typography component="output" variant="body2" color="textSecondary">
            {texts.matching(list.total ?? 0, all)}
          </Typography>
        </Box>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{texts.field}</TableCell>
              <TableCell>{texts.operations}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {fields.map((field) => (
              <TableRow key={field.name}>
                <TableCell component="th" scope="row">
                  {labelOf(field, translate)}
                </TableCell>
                <TableCell>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                    {field.operations.map((operation) => (
                      <Chip key={operation} size="small" label={operationText(field, operation, translate)} />
                    ))}
                  </Box>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </ListContextProvider>
  );
}
