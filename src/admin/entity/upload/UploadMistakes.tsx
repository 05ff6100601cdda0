import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import type { Field } from '#model/entity.ts';
import type { RefusedFile, RowMistake } from '#model/upload.ts';
import { saveDownload } from '../../data/save-download.ts';
import { labelOf, type Translate } from '../names.ts';
import { failedRowsFile } from './failed-rows.ts';
import { UploadTable } from './UploadTable.tsx';
import type { Outcome } from './useUpload.ts';

interface Props {
  /** What the columns of the file are called. */
  fields: readonly Field[];
  /** What a file of mistakes is called where the chosen one has no name. */
  name: string;
  file: File | undefined;
  outcome: Extract<Outcome, { name: 'refused' }>;
}

/** Why a file was refused: every bad cell with its line, and the bad rows as a file that can be mended. */
export function UploadMistakes({ fields, name, file, outcome: { message, refused } }: Props) {
  const translate = useTranslate();
  const { rows, failed = [] } = refused;
  const columnOf = (mistake: RowMistake) => columnText(fields, mistake, translate);
  const textOf = (mistake: RowMistake) => mistakeText(fields, mistake, translate);
  const say = (mistake: RowMistake) => `${columnOf(mistake)}: ${textOf(mistake)}`;
  const save = () => {
    const begin = file?.name.replace(/[.]csv$/i, '') ?? name;
    saveDownload({ content: failedRowsFile(refused, say), name: undefined }, `${begin}-failed.csv`);
  };
  const text = failed.length > 0 ? translate('upload.refused', { smart_count: failed.length }) : translate(message);
  return (
    <>
      <Alert severity="error">{text}</Alert>
      {rows.length > 0 && (
        <UploadTable label="mistakes" columns={['line', 'column', 'cell', 'mistake']}>
          {rows.map((mistake) => (
            <TableRow key={`${mistake.line} ${mistake.column} ${mistake.message}`}>
              <TableCell>{mistake.line}</TableCell>
              <TableCell>{columnOf(mistake)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{cellOf(refused, mistake)}</TableCell>
              <TableCell>{textOf(mistake)}</TableCell>
            </TableRow>
          ))}
        </UploadTable>
      )}
      {failed.length > 0 && (
        <Button variant="outlined" onClick={save} sx={{ alignSelf: 'start' }}>
          {translate('upload.failedRows')}
        </Button>
      )}
    </>
  );
}

/** A mistake within a list or an object belongs to the column that holds it. */
function fieldOf(fields: readonly Field[], { column }: RowMistake): Field | undefined {
  const [top] = column.split('.');
  return fields.find(({ name }) => name === top);
}

/** In a file some values are written in another way than in a form. */
function mistakeText(fields: readonly Field[], mistake: RowMistake, translate: Translate): string {
  const text = translate(mistake.message);
  const { kind = '' } = fieldOf(fields, mistake) ?? {};
  return mistake.message.endsWith('.format') ? translate(`upload.format.${kind}`, { _: text }) : text;
}

function columnText(fields: readonly Field[], mistake: RowMistake, translate: Translate): string {
  const field = fieldOf(fields, mistake);
  return field ? labelOf(field, translate) : mistake.column || translate('upload.wholeRow');
}

function cellOf({ columns = [], failed = [] }: RefusedFile, { line, column }: RowMistake): string {
  const row = failed.find((candidate) => candidate.line === line);
  return row?.cells[columns.indexOf(column.split('.')[0] ?? '')] ?? '';
}
