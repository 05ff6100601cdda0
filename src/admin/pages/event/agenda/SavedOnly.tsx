import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';

interface Props extends Pick<ButtonProps, 'size' | 'children' | 'aria-haspopup'> {
  /** Whether there are changes that would be pushed aside. */
  isUnsaved: boolean;
  onTake: () => void;
}

/** A button for what the server does at once: it waits for the changes to be saved, and says so. */
export function SavedOnly({ isUnsaved, onTake, ...button }: Props) {
  const translate = useTranslate();
  return (
    <Tooltip title={isUnsaved && translate('agenda.saveFirst')} describeChild>
      <Button
        variant="outlined"
        {...button}
        aria-disabled={isUnsaved}
        onClick={() => !isUnsaved && onTake()}
        {...(isUnsaved && { sx: waiting })}
      />
    </Tooltip>
  );
}

const waiting = { color: 'text.secondary', borderStyle: 'dashed', cursor: 'default' } as const;
