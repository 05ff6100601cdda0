import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { reviewCalls } from '#model/calls.ts';
import { useDownload } from '../../../data/use-download.ts';

const formats = ['csv', 'xlsx'] as const;

/** A review on paper, and as a file. */
export function ReviewTools({ eventKey }: { eventKey: string }) {
  const translate = useTranslate();
  const download = useDownload();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockEnd: 1.5 }}>
      <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
        {translate('review.print')}
      </Button>
      {formats.map((format) => (
        <Button
          key={format}
          startIcon={<DownloadIcon />}
          onClick={() => void download(reviewCalls.download, { key: eventKey, format }, `review.${format}`)}
        >
          {translate(`list.export.${format}`)}
        </Button>
      ))}
    </Stack>
  );
}
