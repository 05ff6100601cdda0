import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import CodeIcon from '@mui/icons-material/QrCode2Outlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { attendanceCalls } from '#model/calls.ts';
import { useDownload } from '../../data/use-download.ts';
import { fileCallOf } from './attendance-calls.ts';

const CheckInDialog = lazy(async () => ({ default: (await import('./CheckInDialog.tsx')).CheckInDialog }));
const UploadDialog = lazy(async () => ({
  default: (await import('../../entity/upload/UploadDialog.tsx')).UploadDialog,
}));

/** The register as a file, there and back, and as a sheet to sign. */
export function RegisterTools({ event, onImported }: { event: RaRecord; onImported: () => void }) {
  const eventKey = String(event.id);
  const translate = useTranslate();
  const download = useDownload();
  const [isOpen, setOpen] = useState(false);
  const [isCodeShown, setCodeShown] = useState(false);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockEnd: 1 }}>
      <Button
        startIcon={<DownloadIcon />}
        onClick={() => void download(attendanceCalls.download, { key: eventKey }, 'attendance.csv')}
      >
        {translate('attendance.download')}
      </Button>
      <Button startIcon={<UploadIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('attendance.import')}
      </Button>
      <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
        {translate('attendance.print')}
      </Button>
      {event['selfCheckIn'] === true && (
        <Button startIcon={<CodeIcon />} aria-haspopup="dialog" onClick={() => setCodeShown(true)}>
          {translate('checkIn.show')}
        </Button>
      )}
      <Suspense>
        {isCodeShown && <CheckInDialog event={event} onClose={() => setCodeShown(false)} />}
        {isOpen && (
          <UploadDialog
            name="event"
            title={translate('attendance.import')}
            calls={{ template: fileCallOf(eventKey), upload: attendanceCalls.upload, query: { key: eventKey } }}
            onUploaded={onImported}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
