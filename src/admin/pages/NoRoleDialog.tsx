import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

/** Close goes to learning-environment, whose guard returns here with `noRoleSeen`, so that it opens once. */
export function NoRoleDialog() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const close = () => void navigate('/learning-environment', { state: { noRoleSeen: true } });
  return (
    <Dialog open onClose={close} aria-labelledby="no-role">
      <DialogContent>
        <DialogContentText id="no-role" color="textPrimary">
          {translate('user.role.noRolePermissionMessage')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
