import CertificateIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import Button from '@mui/material/Button';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { certificateCall } from '#model/calls.ts';
import { messageOf } from '../../../data/problems.ts';
import { saveDownload } from '../../../data/save-download.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';

interface Props {
  eventKey: string;
  /** Of one learner; else those of all. */
  nominationKey?: string;
}

/** Hands over certificates as a file, in the language of the screen. */
export function DownloadCertificates({ eventKey, nominationKey }: Props) {
  const translate = useTranslate();
  const culture = useLocale();
  const data = useRostrumData();
  const notify = useNotify();
  const download = async () => {
    const query = new URLSearchParams({ key: eventKey, culture, ...(nominationKey && { nominationKey }) });
    try {
      const file = await data.template('event', { ...certificateCall, path: `${certificateCall.path}?${query}` });
      saveDownload(file, 'certificates.pdf');
    } catch (problem) {
      notify(messageOf(problem), { type: 'error' });
    }
  };
  return (
    <Button variant="outlined" startIcon={<CertificateIcon />} onClick={() => void download()}>
      {translate(nominationKey === undefined ? 'administration.certificates' : 'administration.certificate')}
    </Button>
  );
}
