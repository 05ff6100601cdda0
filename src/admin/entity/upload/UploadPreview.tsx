import Alert from '@mui/material/Alert';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import type { UploadReport } from '#model/upload.ts';
import { FieldChanges } from '../FieldChanges.tsx';
import { changedBy } from './changed-by.ts';
import { Counts } from './Counts.tsx';
import { UploadTable } from './UploadTable.tsx';

/** What a file would do, before it is done: how many records it makes and changes, and each cell that would change. */
export function UploadPreview({ entity, report }: { entity: Entity; report: UploadReport }) {
  const translate = useTranslate();
  // A record that stays as it is may still be mapped.
  const rows = report.rows?.filter(({ change }) => change !== 'unchanged' || (report.mapped ?? 0) > 0) ?? [];
  if (changedBy(report) === 0) return <Alert severity="info">{translate('upload.nothingToDo')}</Alert>;
  return (
    <>
      <Typography sx={{ fontWeight: 600 }} aria-live="polite">
        <Counts report={report} />
      </Typography>
      {rows.length > 0 && (
        <UploadTable label="preview" columns={['line', 'record', 'changes']}>
          {rows.map(({ line, change, name, changes }) => (
            <TableRow key={line} sx={{ verticalAlign: 'top' }}>
              <TableCell>{line}</TableCell>
              <TableCell>
                {name}
                <Typography variant="caption" color="textSecondary" component="div">
                  {translate(`upload.change.${change}`)}
                </Typography>
              </TableCell>
              <TableCell>
                <FieldChanges entity={entity} changes={changes} isNew={change === 'create'} />
              </TableCell>
            </TableRow>
          ))}
        </UploadTable>
      )}
    </>
  );
}
