import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { messageOf } from '../data/problems.ts';
import { openSchema } from '../data/studio-calls.ts';
import { texts } from './texts.ts';

interface Props {
  onBegin: (name: string) => void;
  onClose: () => void;
}

/** Asks what the entity is called; the server says what can't be a name. */
export function NewEntityDialog({ onBegin, onClose }: Props) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const begin = () =>
    openSchema(name.trim()).then(
      () => onBegin(name.trim()),
      (refusal: unknown) => setProblem(messageOf(refusal)),
    );
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="new-entity">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <DialogTitle id="new-entity">{texts.addTitle}</DialogTitle>
        <DialogContent>
          <TextField
            // A dialog that asks one thing is answered at once.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            fullWidth
            margin="dense"
            label={texts.name}
            value={name}
            error={problem !== undefined}
            helperText={problem ?? texts.nameHelp}
            onChange={({ target }) => {
              setName(target.value);
              setProblem(undefined);
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained">
            {texts.begin}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
