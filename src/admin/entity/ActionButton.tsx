import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import type { OfferedAction } from './record-actions.ts';

/** An action as a button. Not disabled for the keyboard: who can't take it shall be able to read why, and to hear it. */
export function ActionButton({ action, reasons, onTake }: OfferedAction & { onTake: () => void }) {
  const translate = useTranslate();
  const why = reasons.map((key) => translate(key)).join(' · ');
  if (why === '') {
    return (
      <Button variant="outlined" onClick={onTake}>
        {translate(action.messageKey)}
      </Button>
    );
  }
  return (
    <Tooltip title={why} describeChild>
      <Button variant="outlined" aria-disabled sx={refused}>
        {translate(action.messageKey)}
      </Button>
    </Tooltip>
  );
}

const refused = { color: 'text.secondary', borderStyle: 'dashed', cursor: 'default' } as const;
