import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Entity } from '#model/entity.ts';
import { searchCriteriaOf } from '../../data/paged-query.ts';
import { ConfirmDialog } from '../../entity/ConfirmDialog.tsx';
import { nameOfMany } from '../../entity/names.ts';
import { useMappingChange } from './mapping-change.ts';

/** Maps all that the search and filter match, over all pages, or takes them out; it names the number and asks first. */
export function ChangeMatching({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const { total = 0, filterValues, onUnselectItems } = useListContext();
  const { verb, say, change } = useMappingChange();
  const [isAsking, setAsking] = useState(false);
  if (total === 0) return null;
  const changeAll = async () => {
    setAsking(false);
    await change({ searchCriteria: searchCriteriaOf(filterValues) }, total);
    onUnselectItems();
  };
  const said = { smart_count: total, names: nameOfMany(entity, translate) };
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {say(`${verb}.all`, said)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={say(`${verb}.title`)}
        text={say(`${verb}.ask`, said)}
        confirm={say(verb)}
        isDestructive={verb === 'unmap'}
        onConfirm={() => void changeAll().catch(() => {})}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
