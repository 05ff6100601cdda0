import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { Entity } from '#model/entity.ts';
import { MAX_VIEW_NAME } from '#model/limits.ts';
import type { Role } from '#model/roles.ts';
import type { SavedList, StoredView } from '#model/saved-list.ts';
import { messageOf } from '../data/problems.ts';
import { useRostrumData } from '../data/useRostrumData.ts';

interface Props {
  entity: Entity;
  /** The view to rename and share; absent for a new one. */
  view?: StoredView;
  list: SavedList;
  onSaved: (view: StoredView) => void;
  onClose: () => void;
}

/** The name of a view, and the roles that see it too. */
export function SaveViewDialog({ entity, view, list, onSaved, onClose }: Props) {
  const translate = useTranslate();
  const data = useRostrumData();
  const id = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [roles, setRoles] = useState<readonly Role[]>(view?.sharedWith ?? []);
  const [problem, setProblem] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    const { searchCriteria = {}, sortConfig = entity.sort, columns } = list;
    const kept = { searchCriteria, sortConfig, ...(columns && { columns }), ...(view && { key: view.key }) };
    try {
      onSaved(await data.saveView(entity.name, { ...kept, name, sharedWith: [...roles] }));
      onClose();
    } catch (error) {
      setProblem(error);
      setPending(false);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DialogTitle id={id}>{translate(view ? 'view.rename' : 'view.save')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            inputRef={focus}
            required
            size="small"
            label={translate('view.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={problem !== undefined}
            helperText={problem === undefined ? undefined : translate(messageOf(problem))}
            slotProps={{ htmlInput: { maxLength: MAX_VIEW_NAME } }}
            sx={{ marginBlockStart: 1 }}
          />
          <SharedWith offered={entity.access.list} roles={roles} onChange={setRoles} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('common.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate('form.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The first thing to do is to name it. */
function focus(input: HTMLInputElement | null): void {
  input?.focus();
}

interface SharedWithProps {
  /** Those who may see the list at all. */
  offered: readonly Role[];
  roles: readonly Role[];
  onChange: (roles: readonly Role[]) => void;
}

function SharedWith({ offered, roles, onChange }: SharedWithProps) {
  const translate = useTranslate();
  const helpId = useId();
  return (
    <FormControl component="fieldset" aria-describedby={helpId}>
      <FormLabel component="legend">{translate('view.sharedWith')}</FormLabel>
      {offered.map((role) => (
        <FormControlLabel
          key={role}
          label={translate(`shell.role.${role}`)}
          control={<Checkbox checked={roles.includes(role)} />}
          onChange={() => onChange(roles.includes(role) ? roles.filter((other) => other !== role) : [...roles, role])}
        />
      ))}
      <FormHelperText id={helpId}>{translate('view.sharedWith.help')}</FormHelperText>
    </FormControl>
  );
}
