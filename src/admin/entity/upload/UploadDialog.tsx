import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { Entity, Field } from '#model/entity.ts';
import { UPLOAD_MAX_RECORDS } from '#model/csv.ts';
import { saveDownload } from '../../data/save-download.ts';
import { useEntity } from '../../data/useEntity.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { nameOfMany, type Translate } from '../names.ts';
import { changedBy } from './changed-by.ts';
import { FileChoice } from './FileChoice.tsx';
import { UploadOutcome } from './UploadOutcome.tsx';
import { useUpload, type UploadCalls } from './useUpload.ts';

interface Props {
  /** The entity whose records the file holds. */
  name: string;
  calls?: UploadCalls;
  /** What is imported, when not the entity's records, and the columns that such a file has. */
  title?: string;
  columns?: readonly Field[];
  /** After records were written. */
  onUploaded: () => void;
  onClose: () => void;
}

/** Takes a CSV file in two steps: what it would do, then doing it. Other calls of that kind serve too. */
export function UploadDialog({ name, calls, title, columns, onUploaded, onClose }: Props) {
  const translate = useTranslate();
  const data = useRostrumData();
  const { entity } = useEntity(name);
  const upload = useUpload(name, calls, onUploaded);
  const id = useId();
  const { outcome } = upload;
  // What the server writes is not called off half way: its outcome is waited for and told.
  const isWriting = outcome?.name === 'sending' && !outcome.isDryRun && outcome.percent >= 100;
  const close = () => {
    if (isWriting) return;
    upload.stop();
    onClose();
  };
  const saveTemplate = async () => {
    const template = await data.template(name, calls?.template).catch(() => undefined);
    if (template) saveDownload(template, `${name}-template.csv`);
  };
  const toWrite = outcome?.name === 'planned' ? changedBy(outcome.report) : 0;
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{titleOf(entity, title, translate)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography color="textSecondary">{translate('upload.explain', { count: UPLOAD_MAX_RECORDS })}</Typography>
          <Button onClick={() => void saveTemplate()} sx={{ alignSelf: 'start' }}>
            {translate('upload.template')}
          </Button>
          {!isWriting && <FileChoice upload={upload} />}
          <UploadOutcome entity={entity} upload={upload} fields={columns} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={isWriting}>
          {translate(outcome?.name === 'done' ? 'common.close' : 'common.cancel')}
        </Button>
        {toWrite > 0 && (
          <Button variant="contained" onClick={() => void upload.send(false)}>
            {translate('upload.import', { smart_count: toWrite })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** What is imported: the entity's records, or what they are called where they are none. */
function titleOf(entity: Entity, title: string | undefined, translate: Translate): string {
  return title ?? translate('upload.title', { names: nameOfMany(entity, translate) });
}
