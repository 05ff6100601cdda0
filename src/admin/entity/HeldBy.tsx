import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Holder, Holders } from '#model/holders.ts';
import { useEntity } from '../data/useEntity.ts';
import { useRecordsPath } from '../fields/records-path.ts';
import { labelOf, nameOfMany, nameOfOne } from './names.ts';

/** Which records use one that can't be deleted therefore: a sentence for each entity, with ways to its first records. */
export function HeldBy({ holders, unseen }: Holders) {
  const translate = useTranslate();
  return (
    <>
      {holders.map((holder) => (
        <Suspense key={`${holder.entity}.${holder.field}`} fallback={<Skeleton height={48} />}>
          <HoldingRecords {...holder} />
        </Suspense>
      ))}
      {unseen > 0 && <Typography>{translate('delete.unseen', { smart_count: unseen })}</Typography>}
    </>
  );
}

function HoldingRecords({ entity: name, field: fieldName, count, records }: Holder) {
  const translate = useTranslate();
  const { entity } = useEntity(name);
  const path = useRecordsPath(name);
  const field = entity.fields.find((candidate) => candidate.name === fieldName);
  const said = {
    smart_count: count,
    records: count === 1 ? nameOfOne(entity, translate) : nameOfMany(entity, translate),
    field: field && labelOf(field, translate),
  };
  const more = count - records.length;
  return (
    <>
      <Typography>{translate(field ? 'delete.heldAs' : 'delete.heldBy', said)}</Typography>
      <Box component="ul" sx={{ marginBlock: '4px 16px', paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
        {records.map(({ key, text }) => (
          <li key={key}>
            {path === undefined ? (
              text
            ) : (
              <Link component={RouterLink} to={`${path}/${key}`}>
                {text}
              </Link>
            )}
          </li>
        ))}
        {more > 0 && <li>{translate('delete.more', { smart_count: more })}</li>}
      </Box>
    </>
  );
}
