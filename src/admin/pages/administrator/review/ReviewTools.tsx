import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'react-admin';
import { reviewCalls } from '#model/calls.ts';
import { messageOf } from '../../../data/problems.ts';
import { saveDownload } from '../../../data/save-download.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';

const formats = ['csv', 'xlsx'] as const;

/** A review on paper, and as a file. */
export function ReviewTools({ eventKey }: { eventKey: string }) {
  const translate = useTranslate();
  const data = useRostrumData();
  const notify = useNotify();
  const download = async (format: (typeof formats)[number]) => {
    const path = `${reviewCalls.download.path}?${new URLSearchParams({ key: eventKey, format })}`;
    try {
      saveDownload(await data.template('event', { ...reviewCalls.download, path }), `review.${format}`);
    } catch (problem) {
      notify(messageOf(problem), { type: 'error' });
    }
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockEnd: 1.5 }}>
      <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
        {translate('review.print')}
      </Button>
      {formats.map((format) => (
        <Button key={format} startIcon={<DownloadIcon />} onClick={() => void download(format)}>
          {translate(`list.export.${format}`)}
        </Button>
      ))}
    </Stack>
  );
}
