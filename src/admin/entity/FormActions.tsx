import DoneIcon from '@mui/icons-material/Done';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { actionBar } from '../layout/action-bar.ts';
import { SubmitFailure } from './SubmitFailure.tsx';

/** Save and the way out, always in sight; that it was saved, or why not, is said beside the button. */
export function FormActions({ onCancel }: { onCancel?: () => void }) {
  const translate = useTranslate();
  const { isSubmitting, isSubmitSuccessful, isDirty } = useFormState();
  return (
    <Box sx={{ ...actionBar, flexWrap: 'wrap', ...(onCancel && inDialog) }}>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {translate('form.save')}
      </Button>
      {onCancel ? (
        <Button onClick={onCancel}>{translate('form.cancel')}</Button>
      ) : (
        <Button component={Link} to="..">
          {translate('form.cancel')}
        </Button>
      )}
      <Box component="output" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'success.main' }}>
        {isSubmitSuccessful && !isDirty && !isSubmitting && (
          <>
            <DoneIcon fontSize="small" aria-hidden />
            <Typography variant="body2" sx={{ fontWeight: 550 }}>
              {translate('form.saved')}
            </Typography>
          </>
        )}
      </Box>
      <SubmitFailure text={translate('form.saveFailed')} />
    </Box>
  );
}

/** No navigation stands below a dialog. */
const inDialog = { insetBlockEnd: 0, backgroundColor: 'background.paper' } as const;
