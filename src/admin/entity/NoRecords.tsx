import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Entity } from '#model/entity.ts';
import { useMay } from './may.ts';
import { nameOfOne } from './names.ts';
import { NothingFound } from './NothingFound.tsx';

/** An empty list of an entity, with the next step as a button. */
export function NoRecords({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const mayCreate = useMay(entity, 'create');
  return (
    <NothingFound>
      {mayCreate && (
        <Button component={Link} to="create" variant="contained">
          {translate('list.add', { name: nameOfOne(entity, translate) })}
        </Button>
      )}
    </NothingFound>
  );
}
