import RetryIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useEntity } from '../../../data/useEntity.ts';
import { useMay } from '../../../entity/may.ts';

interface Props {
  title: string;
  onTryNow: () => Promise<void>;
}

/** Has a meeting that failed tried again at once, for who may edit the event. */
export function TryNow({ title, onTryNow }: Props) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  if (!useMay(useEntity('event').entity, 'edit')) return null;
  const ask = async () => {
    setAsking(true);
    await onTryNow();
    setAsking(false);
  };
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<RetryIcon />}
      loading={isAsking}
      aria-label={`${translate('meeting.retry')}: ${title}`}
      onClick={() => void ask()}
    >
      {translate('meeting.retry')}
    </Button>
  );
}
