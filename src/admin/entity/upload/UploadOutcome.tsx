import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Entity, Field } from '#model/entity.ts';
import { Counts } from './Counts.tsx';
import { UploadMistakes } from './UploadMistakes.tsx';
import { UploadPreview } from './UploadPreview.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import type { Outcome, Upload } from './useUpload.ts';

interface Props<Name> {
  entity: Entity;
  upload: Upload;
  outcome: Extract<Outcome, { name: Name }>;
}

interface OutcomeProps {
  entity: Entity;
  upload: Upload;
  /** Of the columns, where the file holds something else than the entity's records. */
  fields?: readonly Field[] | undefined;
}

/** What has become of the chosen file, and what can be done next. */
export function UploadOutcome({ entity, upload, fields = entity.fields }: OutcomeProps) {
  const { outcome } = upload;
  if (!outcome) return null;
  const props = { entity, upload };
  if (outcome.name === 'sending') return <UploadProgress {...props} outcome={outcome} />;
  if (outcome.name === 'planned') return <UploadPreview entity={entity} report={outcome.report} />;
  if (outcome.name === 'done') return <Done {...props} outcome={outcome} />;
  if (outcome.name === 'refused') {
    return <UploadMistakes fields={fields} name={entity.name} file={upload.file} outcome={outcome} />;
  }
  return <Failed {...props} outcome={outcome} />;
}

function Done({ outcome }: Props<'done'>) {
  const translate = useTranslate();
  return (
    <Alert severity="success">
      {translate('upload.success')}
      <br />
      <Counts report={outcome.report} />
    </Alert>
  );
}

function Failed({ upload, outcome }: Props<'failed'>) {
  const translate = useTranslate();
  const again = (
    <Button color="inherit" size="small" onClick={() => void upload.send(outcome.isDryRun)}>
      {translate('upload.again')}
    </Button>
  );
  return (
    <Alert severity="error" action={again}>
      {translate(outcome.message, { _: translate('common.somethingWentWrong') })}
      <br />
      {translate('upload.kept', { name: upload.file?.name })}
    </Alert>
  );
}
