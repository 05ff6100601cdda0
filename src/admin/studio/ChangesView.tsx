import AddIcon from '@mui/icons-material/AddCircleOutlined';
import LoseIcon from '@mui/icons-material/DeleteForeverOutlined';
import RenameIcon from '@mui/icons-material/DriveFileRenameOutline';
import NoteIcon from '@mui/icons-material/LightbulbOutlined';
import WidenIcon from '@mui/icons-material/OpenInFull';
import BreakIcon from '@mui/icons-material/ReportProblemOutlined';
import ScreenIcon from '@mui/icons-material/WebAssetOutlined';
import NarrowIcon from '@mui/icons-material/CloseFullscreen';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Effect } from '#model/effect.ts';
import type { SchemaChanges } from '#model/studio.ts';
import { texts } from './texts.ts';

/** The difference to the saved schema: what becomes of rows, screens and clients. */
export function ChangesView({ changes: { rows, screens, breaks, notes } }: { changes: SchemaChanges }) {
  const isReviewed = rows.some(({ effect }) => effect !== 'adds' && effect !== 'widens');
  const isNothing = [rows, screens, breaks].every(({ length }) => length === 0);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {isNothing && <Typography color="textSecondary">{texts.noChanges}</Typography>}
      {isReviewed && (
        <Alert severity="warning" variant="outlined">
          {texts.review}
        </Alert>
      )}
      <Group title={texts.rows}>
        {rows.map(({ says, effect }) => (
          <Line key={says} icon={icons[effect]} colour={colours[effect]} word={texts.effects[effect]} says={says} />
        ))}
      </Group>
      <Group title={texts.breaks}>
        {breaks.map((says) => (
          <Line key={says} icon={<BreakIcon fontSize="small" />} colour="error.main" says={says} />
        ))}
      </Group>
      <Group title={texts.screens}>
        {screens.map((says) => (
          <Line key={says} icon={<ScreenIcon fontSize="small" />} colour="primary.main" says={says} />
        ))}
      </Group>
      <Group title={texts.notes}>
        {notes.map((says) => (
          <Line key={says} icon={<NoteIcon fontSize="small" />} colour="text.secondary" says={says} />
        ))}
      </Group>
    </Box>
  );
}

const icons: Record<Effect, ReactNode> = {
  adds: <AddIcon fontSize="small" />,
  widens: <WidenIcon fontSize="small" />,
  renames: <RenameIcon fontSize="small" />,
  narrows: <NarrowIcon fontSize="small" />,
  destroys: <LoseIcon fontSize="small" />,
};

const colours: Record<Effect, string> = {
  adds: 'success.main',
  widens: 'success.main',
  renames: 'primary.main',
  narrows: 'warning.main',
  destroys: 'error.main',
};

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ marginBlockEnd: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={list}>
        {children}
      </Box>
    </section>
  );
}

interface LineProps {
  icon: ReactNode;
  colour: string;
  word?: string;
  says: string;
}

function Line({ icon, colour, word, says }: LineProps) {
  return (
    <Box component="li" sx={line}>
      <Box component="span" aria-hidden sx={{ display: 'flex', color: colour }}>
        {icon}
      </Box>
      <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere', minInlineSize: 0 }}>
        {says}
        {word !== undefined && (
          <Box component="span" sx={{ color: colour, fontWeight: 600, marginInlineStart: 1 }}>
            {word}
          </Box>
        )}
      </Typography>
    </Box>
  );
}

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
} as const;

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  paddingInline: 1.5,
  paddingBlock: 1,
  '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;
