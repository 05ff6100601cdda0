import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PlannedReminder } from '#model/reminders.ts';
import type { RemindingRecord } from './reminding-record.ts';
import { useZonedTime } from './use-zoned-time.ts';

const RecipientsDialog = lazy(async () => ({ default: (await import('./RecipientsDialog.tsx')).RecipientsDialog }));

/** How many a planned reminder reaches, and the way to who they are. */
export function Recipients({ of, item }: { of: RemindingRecord; item: PlannedReminder }) {
  const translate = useTranslate();
  const zonedTime = useZonedTime();
  const [isOpen, setOpen] = useState(false);
  const people = translate('reminder.people', { smart_count: item.recipients });
  if (item.recipients === 0) return people;
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={translate('reminder.recipients.show', { people, at: zonedTime(item.at, item.zone) })}
        onClick={() => setOpen(true)}
        sx={{ marginInlineStart: -0.75 }}
      >
        {people}
      </Button>
      {isOpen && (
        <Suspense>
          <RecipientsDialog of={of} item={item} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
