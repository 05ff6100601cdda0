import AddIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Fragment, lazy, Suspense, useState } from 'react';
import type { Field } from '#model/entity.ts';
import { useDescribe } from '../fields/describe.ts';
import { joinCriteria, splitCriteria, type Rule } from '../fields/rules.ts';
import { FilterPhrase } from './FilterPhrase.tsx';
import { useListFilter } from './list-filter.ts';

const FilterPopover = lazy(async () => ({ default: (await import('./FilterPopover.tsx')).FilterPopover }));

/** Which rule is being edited: its place, or the place after the last for a new one. */
interface Editing {
  anchor: HTMLElement;
  index: number;
}

/** The filter as a sentence one can click: "Status is Active and Name contains north". */
export function FilterSentence({ fields }: { fields: readonly Field[] }) {
  const translate = useTranslate();
  const { criteria, setCriteria } = useListFilter();
  const [editing, setEditing] = useState<Editing>();
  const describe = useDescribe(fields, criteria);
  const { rules, rest } = splitCriteria(criteria);
  const keep = (next: Rule[]) => {
    setCriteria(joinCriteria(next, rest));
    setEditing(undefined);
  };
  if (fields.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      {rules.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('filter.shown')}
        </Typography>
      )}
      {rules.map((rule, index) => (
        <Fragment key={`${rule.field} ${rule.operation}`}>
          {index > 0 && <Typography variant="body2">{translate('common.and')}</Typography>}
          <FilterPhrase
            text={describe(joinCriteria([rule], {})).join('')}
            onEdit={(anchor) => setEditing({ anchor, index })}
            onRemove={() => keep(rules.toSpliced(index, 1))}
          />
        </Fragment>
      ))}
      {describe(rest).map((text) => (
        <FilterPhrase key={text} text={text} onRemove={() => setCriteria(joinCriteria(rules, {}))} />
      ))}
      <Button
        size="small"
        startIcon={<AddIcon />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setEditing({ anchor: currentTarget, index: rules.length })}
      >
        {translate('filter.add')}
      </Button>
      <Suspense>
        {editing && (
          <FilterPopover
            anchor={editing.anchor}
            fields={fields}
            rule={rules[editing.index]}
            onApply={(rule) => keep(rules.toSpliced(editing.index, 1, rule))}
            onRemove={() => keep(rules.toSpliced(editing.index, 1))}
            onClose={() => setEditing(undefined)}
          />
        )}
      </Suspense>
    </Box>
  );
}
