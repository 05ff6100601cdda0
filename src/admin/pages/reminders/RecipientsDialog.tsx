import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_SEARCH_LENGTH } from '#model/limits.ts';
import type { PlannedReminder } from '#model/reminders.ts';
import { ResultScroller } from '../../entity/ResultScroller.tsx';
import { Failure } from '../../fields/Failure.tsx';
import { ContentSkeleton } from '../../layout/ContentSkeleton.tsx';
import { PageTurner } from '../../layout/PageTurner.tsx';
import { RemindedRow } from './RemindedRow.tsx';
import type { RemindingRecord } from './reminding-record.ts';
import { PER_PAGE, useRecipients } from './use-recipients.ts';
import { useZonedTime } from './use-zoned-time.ts';

interface Props {
  of: RemindingRecord;
  item: PlannedReminder;
  onClose: () => void;
}

/** Whom a planned reminder reaches as things stand, by name, a page at a time, and found by a text. */
export function RecipientsDialog({ of, item, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const zonedTime = useZonedTime();
  const { value, error, retry, text, page, search, turnTo } = useRecipients(of, item);
  const label = translate('reminder.recipients.search');
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{translate('reminder.recipients', { at: zonedTime(item.at, item.zone) })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <OutlinedInput
          type="search"
          value={text}
          placeholder={label}
          onChange={({ target }) => search(target.value)}
          inputProps={{ 'aria-label': label, maxLength: MAX_SEARCH_LENGTH }}
        />
        {error !== undefined && (
          <Failure text={translate('reminder.recipients.failed')} problem={error} onRetry={retry} />
        )}
        {!value && error === undefined && <ContentSkeleton />}
        {value?.totalItems === 0 && <Typography component="output">{translate('reminder.recipients.none')}</Typography>}
        {value && value.totalItems > 0 && (
          <ResultScroller label={translate('reminder.whom')}>
            {value.items.map(({ key, ...one }) => (
              <RemindedRow key={key} one={{ ...one, reasons: one.channels.length > 0 ? [] : ['reminder.noEmail'] }} />
            ))}
          </ResultScroller>
        )}
        {value && <PageTurner page={page} perPage={PER_PAGE} total={value.totalItems} onTurn={turnTo} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
