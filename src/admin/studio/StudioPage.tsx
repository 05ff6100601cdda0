import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { StudioIndex } from '#model/studio.ts';
import { messageOf } from '../data/problems.ts';
import { openSchema, readStudio } from '../data/studio-calls.ts';
import { useAnswer } from '../data/useAnswer.ts';
import { ContentSkeleton } from '../layout/ContentSkeleton.tsx';
import { usePageName } from '../layout/crumb.ts';
import { NewEntityDialog } from './NewEntityDialog.tsx';
import { Studio } from './Studio.tsx';
import { texts } from './texts.ts';

/** Schemas edited beside what becomes of them; only where the development server answers. */
export function StudioPage() {
  usePageName(texts.title);
  const [saves, setSaves] = useState(0);
  const { value: index, error } = useAnswer({ saves }, readStudio);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography variant="h1">{texts.title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {texts.explain}
        </Typography>
      </Box>
      <Failure error={error} />
      {index ? <Opened index={index} onSaved={() => setSaves(saves + 1)} /> : <ContentSkeleton />}
    </Box>
  );
}

function Opened({ index, onSaved }: { index: StudioIndex; onSaved: () => void }) {
  const [address, setAddress] = useSearchParams();
  const name = address.get('schema') ?? index.names[0] ?? '';
  const { value, error } = useAnswer({ name }, async (asked) => ({
    name: asked.name,
    file: await openSchema(asked.name),
  }));
  const open = (schema: string) => setAddress((before) => ({ ...Object.fromEntries(before), schema }));
  const chooser = <Chooser name={name} names={index.names} onChoose={open} />;
  if (error) {
    return (
      <>
        {chooser}
        <Failure error={error} />
      </>
    );
  }
  if (value?.name !== name) return <ContentSkeleton />;
  return (
    <Studio
      key={name}
      name={name}
      file={value.file}
      index={index}
      chooser={chooser}
      view={address.get('view')}
      onView={(view) => setAddress({ schema: name, view }, { replace: true })}
      onSaved={onSaved}
    />
  );
}

interface ChooserProps {
  name: string;
  names: readonly string[];
  onChoose: (name: string) => void;
}

function Chooser({ name, names, onChoose }: ChooserProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <NativeSelect
        value={name}
        onChange={({ target }) => onChoose(target.value)}
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': texts.schema }}
      >
        {!names.includes(name) && <option value={name}>{texts.isNew(name)}</option>}
        {names.map((other) => (
          <option key={other} value={other}>
            {other}
          </option>
        ))}
      </NativeSelect>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
        {texts.add}
      </Button>
      {isAdding && (
        <NewEntityDialog
          onClose={() => setAdding(false)}
          onBegin={(begun) => {
            setAdding(false);
            onChoose(begun);
          }}
        />
      )}
    </>
  );
}

function Failure({ error }: { error: unknown }) {
  return error === undefined ? null : <Alert severity="error">{messageOf(error)}</Alert>;
}
