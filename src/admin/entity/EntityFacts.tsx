import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { isDerived, type Entity, type Field } from '#model/entity.ts';
import { isMissing } from '#model/values.ts';
import { sheet as paper } from '../layout/sheet.ts';
import { labelOf } from './names.ts';
import { ValueCell } from './ValueCell.tsx';

/** What nobody writes into a record: what follows from others, and what has happened to it. */
export function EntityFacts({ entity, record }: { entity: Entity; record: RaRecord }) {
  const translate = useTranslate();
  const facts = factsOf(entity).filter(({ name }) => !isMissing(record[name]));
  if (facts.length === 0) return null;
  return (
    <Box component="section" aria-label={translate('record.facts')} sx={sheet}>
      <Box component="dl" sx={grid}>
        {facts.map((field) => (
          <Box key={field.name}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {labelOf(field, translate)}
            </Typography>
            <Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
              <ValueCell entity={entity} field={field} record={record} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Without those that the head and the history of the page tell, and those that stand in the form. */
function factsOf({ fields, sections }: Entity): Field[] {
  const inForm = new Set(sections.flatMap((section) => section.fields.map(({ name }) => name)));
  return fields.filter(({ name, hints, property }) => {
    const isFact = property.readOnly === true || isDerived(hints);
    return isFact && !told.has(name) && !inForm.has(name);
  });
}

const told = new Set(['key', 'version', 'creationTime', 'createdBy', 'modificationTime']);

const grid = {
  display: 'grid',
  // Two columns on a phone; elsewhere a date with its time stays on a line.
  gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(auto-fill, minmax(170px, 1fr))' },
  gap: 2,
  margin: 0,
} as const;

const sheet = {
  marginBlockEnd: 2.5,
  padding: 2,
  ...paper,
} as const;
