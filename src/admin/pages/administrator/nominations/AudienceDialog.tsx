import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { whyCriteriaInvalid } from '#model/criteria-check.ts';
import type { Criteria } from '#model/criteria.ts';
import type { Field } from '#model/entity.ts';
import { useListFilter } from '../../../entity/list-filter.ts';
import { useAttributes } from '../../../fields/attributes.ts';
import { CriteriaBuilder } from '../../../fields/criteria/CriteriaBuilder.tsx';
import { Failure } from '../../../fields/Failure.tsx';

/** A security filter for the list around: it is the list's filter then, which says who and how many match. */
export function AudienceDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const { fields, error, retry } = useAttributes();
  const { criteria: before, setCriteria } = useListFilter();
  const [criteria, setEdited] = useState<Criteria>(before);
  const [isRefused, setRefused] = useState(false);
  const apply = (attributes: readonly Field[]) => {
    const isEmpty = Object.keys(criteria).length === 0;
    if (!isEmpty && whyCriteriaInvalid(criteria, attributes)) {
      setRefused(true);
      return;
    }
    setCriteria(criteria);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      {/* Who has tried to apply is shown what is incomplete. */}
      <Form onSubmit={() => fields && apply(fields)} noValidate>
        <DialogTitle id={id}>{translate('administration.audience')}</DialogTitle>
        <DialogContent>
          {error !== undefined && !fields && (
            <Failure text={translate('criteria.failed')} problem={error} onRetry={retry} />
          )}
          {!fields && error === undefined && <Skeleton variant="rounded" height={200} />}
          {fields && <CriteriaBuilder fields={fields} criteria={criteria} onChange={(next) => setEdited(next ?? {})} />}
          {isRefused && (
            <Typography role="alert" color="error" variant="body2">
              {translate('administration.audience.invalid')}
            </Typography>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('common.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('administration.audience.apply')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
