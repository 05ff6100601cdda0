import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FeedbackResult } from '#model/feedback.ts';

const FeedbackLinksDialog = lazy(async () => ({
  default: (await import('./FeedbackLinksDialog.tsx')).FeedbackLinksDialog,
}));

/** Hands out the links to a form, for those whom no mail reaches. */
export function FeedbackLinks({ round }: { round: FeedbackResult }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<LinkIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ displayPrint: 'none', marginBlockStart: 1 }}
      >
        {translate('review.feedback.links')}
      </Button>
      <Suspense>{isOpen && <FeedbackLinksDialog round={round} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
