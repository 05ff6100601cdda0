import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { DatePreview } from './DatePreview.tsx';
import { PatternField } from './PatternField.tsx';
import { useProfile } from './profile.ts';
import { ZoneField } from './ZoneField.tsx';

const datePatterns = ['dd/MM/yyyy', 'MM/dd/yyyy', 'dd.MM.yyyy', 'yyyy-MM-dd', 'd MMM yyyy'];
const dateTimePatterns = ['dd/MM/yyyy hh:mm tt', 'MM/dd/yyyy hh:mm tt', 'dd.MM.yyyy HH:mm', 'yyyy-MM-dd HH:mm'];

/** Zone and date patterns of the signed-in person, with what they make of this moment. */
export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const { settings, errors, change, save } = useProfile();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={save} noValidate>
        <DialogTitle id={titleId}>{translate('profile.title')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ paddingBlockStart: 1 }}>
            <ZoneField
              value={settings.timeZone}
              error={errors['timeZone']}
              onChange={(timeZone) => change({ timeZone })}
            />
            <PatternField
              label={translate('profile.dateFormat')}
              options={datePatterns}
              value={settings.dateFormat}
              error={errors['dateFormat']}
              onChange={(dateFormat) => change({ dateFormat })}
            />
            <PatternField
              label={translate('profile.dateTimeFormat')}
              options={dateTimePatterns}
              value={settings.dateTimeFormat}
              error={errors['dateTimeFormat']}
              onChange={(dateTimeFormat) => change({ dateTimeFormat })}
            />
            <DatePreview {...settings} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('common.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('form.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
