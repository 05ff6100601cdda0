import SavedIcon from '@mui/icons-material/CheckCircleOutlined';
import MistakeIcon from '@mui/icons-material/ErrorOutlineOutlined';
import EditedIcon from '@mui/icons-material/ModeEditOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sentenceOf } from './SchemaEditor.tsx';
import type { SchemaDraftState } from './schema-draft.ts';
import { texts } from './texts.ts';

/** How the text stands: saved or not, and each of its mistakes. */
export function DraftStatus({ draft: { isDirty, problems } }: { draft: SchemaDraftState }) {
  const [icon, colour, words] =
    problems.length > 0
      ? [<MistakeIcon key="icon" fontSize="small" />, 'error.main', texts.problems(problems.length)]
      : isDirty
        ? [<EditedIcon key="icon" fontSize="small" />, 'warning.main', texts.unsaved]
        : [<SavedIcon key="icon" fontSize="small" />, 'success.main', texts.saved];
  return (
    <Box sx={{ borderBlockStart: '1px solid', borderColor: 'divider', paddingInline: 1.5, paddingBlock: 0.75 }}>
      <Box component="output" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: colour }}>
        {icon}
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {words}
        </Typography>
      </Box>
      {problems.length > 0 && (
        <Box component="ul" sx={list}>
          {problems.map((problem) => (
            <Typography key={JSON.stringify(problem)} component="li" variant="body2">
              {problem.pointer && <code>{problem.pointer}: </code>}
              {sentenceOf(problem)}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** What stands in the way of saving: another text on disk, or what the server said. */
export function DraftAlerts({ name, draft }: { name: string; draft: SchemaDraftState }) {
  const { isChangedOnDisk, isDirty, failure, takeDisk } = draft;
  return (
    <>
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
      {isChangedOnDisk && (
        <Alert
          severity="warning"
          action={
            <>
              {isDirty && <Button onClick={() => takeDisk(true)}>{texts.keep}</Button>}
              <Button onClick={() => takeDisk(false)}>{texts.load}</Button>
            </>
          }
        >
          {texts.changedOnDisk(name)}
        </Alert>
      )}
    </>
  );
}

const list = { margin: '4px 0 2px', paddingInlineStart: 2.5, maxBlockSize: 120, overflow: 'auto' } as const;
