import FileIcon from '@mui/icons-material/FileUploadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState, type DragEvent } from 'react';
import { UPLOAD_MAX_BYTES } from '#model/csv.ts';
import type { Upload } from './useUpload.ts';

/** Where a file is dropped, or chosen by click or key. */
export function FileChoice({ upload }: { upload: Upload }) {
  const translate = useTranslate();
  const [isOver, setOver] = useState(false);
  const { file, whyNot } = upload;
  const take = (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (chosen) void upload.choose(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <>
      <Box
        component="label"
        sx={{ ...zone, ...(isOver && hovered) }}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileIcon aria-hidden />
        <Typography component="span">{translate(file ? 'upload.another' : 'upload.choose')}</Typography>
        <input
          type="file"
          accept=".csv,text/csv"
          style={overZone}
          onChange={({ target }) => {
            take(target.files);
            // The same file, mended, may be chosen again.
            target.value = '';
          }}
        />
      </Box>
      {whyNot && <Alert severity="error">{translate(whyNot, { size: UPLOAD_MAX_BYTES / 1024 / 1024 })}</Alert>}
    </>
  );
}

/** The input lies unseen over the whole zone, so that click, key and drop reach it. */
const overZone = { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' } as const;

const zone = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1.25,
  padding: 3,
  border: '1px dashed',
  borderColor: 'text.secondary',
  borderRadius: 1,
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'action.hover' },
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const hovered = { borderColor: 'primary.main', backgroundColor: 'primarySoft' } as const;
