import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { StudioPreview } from '#model/studio.ts';
import { sheet } from '../layout/sheet.ts';
import { ChangesView } from './ChangesView.tsx';
import { CodeView } from './CodeView.tsx';
import { ScreenPreview } from './ScreenPreview.tsx';
import { texts } from './texts.ts';

type View = keyof typeof texts.tabs;

interface Props {
  /** Of the last text without mistakes. */
  preview: StudioPreview | undefined;
  /** Whether the text has mistakes by now. */
  isStale: boolean;
  /** Which tab is open, as the address says. */
  view: string | null;
  onView: (view: View) => void;
}

/** What the engine makes of the schema, a tab for each. */
export function PreviewPane({ preview, isStale, view: asked, onView }: Props) {
  const id = useId();
  const view = names.find((name) => name === asked) ?? 'list';
  const changeCount = preview ? countOf(preview) : 0;
  return (
    <Box component="section" aria-label={texts.preview} sx={pane}>
      <Tabs
        value={view}
        onChange={(_event, chosen: View) => onView(chosen)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={texts.preview}
        sx={{ borderBlockEnd: '1px solid', borderColor: 'divider', paddingInline: 1, flex: 'none' }}
      >
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            label={name === 'changes' && changeCount > 0 ? `${texts.tabs.changes} (${changeCount})` : texts.tabs[name]}
          />
        ))}
      </Tabs>
      {isStale && preview && (
        <Alert severity="warning" square sx={{ flex: 'none' }}>
          {texts.stale}
        </Alert>
      )}
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`} sx={panel}>
        {preview ? (
          <Box key={view}>{views[view](preview)}</Box>
        ) : (
          isStale && <Typography color="textSecondary">{texts.none}</Typography>
        )}
      </Box>
    </Box>
  );
}

const names = Object.keys(texts.tabs) as View[];

const views: Record<View, (preview: StudioPreview) => ReactNode> = {
  list: (preview) => <ScreenPreview screen="list" preview={preview} />,
  form: (preview) => <ScreenPreview screen="form" preview={preview} />,
  filters: (preview) => <ScreenPreview screen="filters" preview={preview} />,
  csv: ({ csv, schema }) => <CodeView title={`${schema['x-resource'].name}.csv`} source={csv.trimEnd()} />,
  sql: ({ migration }) =>
    migration ? (
      <CodeView title={migration.file} source={migration.source} />
    ) : (
      <Typography color="textSecondary">{texts.noMigration}</Typography>
    ),
  types: ({ types }) => <CodeView title="src/model/generated/types.ts" source={types} />,
  changes: ({ changes }) => <ChangesView changes={changes} />,
};

function countOf({ changes: { rows, screens, breaks } }: StudioPreview): number {
  return rows.length + screens.length + breaks.length;
}

const pane = {
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  ...sheet,
  overflow: 'hidden',
} as const;

const panel = { flex: 1, minBlockSize: 0, overflow: 'auto', padding: 2 } as const;
