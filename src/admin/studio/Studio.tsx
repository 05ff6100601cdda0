import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { SchemaFile, StudioIndex } from '#model/studio.ts';
import { ExitWarningOf } from '../entity/ExitWarning.tsx';
import { DraftAlerts, DraftStatus } from './DraftStatus.tsx';
import { sheet as paper } from '../layout/sheet.ts';
import { PreviewPane } from './PreviewPane.tsx';
import { useSchemaDraft } from './schema-draft.ts';
import { SchemaEditor } from './SchemaEditor.tsx';
import { texts } from './texts.ts';

interface Props {
  name: string;
  file: SchemaFile;
  index: StudioIndex;
  /** Chooses another schema, beside the buttons of this one. */
  chooser: ReactNode;
  view: string | null;
  onView: (view: string) => void;
  onSaved: () => void;
}

/** The schema of an entity at the start side, what becomes of it at the end side. */
export function Studio({ name, file, index, chooser, view, onView, onSaved }: Props) {
  const draft = useSchemaDraft(name, file, onSaved);
  const { text, preview, problems, isDirty } = draft;
  const nameable = { ...index, fields: Object.keys(preview?.schema.properties ?? {}) };
  return (
    <Box sx={page}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}>
        {chooser}
        <Box sx={{ flex: 1 }} />
        {isDirty && file.version !== undefined && <Button onClick={draft.discard}>{texts.discard}</Button>}
        <Button variant="contained" disabled={!draft.maySave} onClick={draft.save}>
          {texts.save}
        </Button>
      </Box>
      <DraftAlerts name={name} draft={draft} />
      <Box sx={panes}>
        <Box sx={sheet}>
          <Box sx={{ flex: 1, minBlockSize: 0 }}>
            <SchemaEditor
              label={texts.editor(name)}
              text={text}
              problems={problems}
              nameable={nameable}
              onChange={draft.change}
              onSave={draft.save}
            />
          </Box>
          <DraftStatus draft={draft} />
        </Box>
        <PreviewPane preview={preview} isStale={problems.length > 0} view={view} onView={onView} />
      </Box>
      <ExitWarningOf isDirty={text !== file.text && isDirty} onLeave={draft.discard} />
    </Box>
  );
}

const page = { display: 'flex', flexDirection: 'column', gap: 1.5, blockSize: { md: 'calc(100dvh - 160px)' } } as const;

const panes = {
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  gridTemplateRows: { xs: '60dvh minmax(60dvh, auto)', md: 'minmax(0, 1fr)' },
} as const;

const sheet = {
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  ...paper,
  overflow: 'hidden',
} as const;
