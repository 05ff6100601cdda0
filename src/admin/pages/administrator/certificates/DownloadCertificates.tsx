import CertificateIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import Button from '@mui/material/Button';
import { useLocale, useTranslate } from 'react-admin';
import { certificateCall } from '#model/calls.ts';
import { useDownload } from '../../../data/use-download.ts';

interface Props {
  eventKey: string;
  /** Of one learner; else those of all. */
  nominationKey?: string;
}

/** Hands over certificates as a file, in the language of the screen. */
export function DownloadCertificates({ eventKey, nominationKey }: Props) {
  const translate = useTranslate();
  const culture = useLocale();
  const download = useDownload();
  const query = { key: eventKey, culture, ...(nominationKey && { nominationKey }) };
  return (
    <Button
      variant="outlined"
      startIcon={<CertificateIcon />}
      onClick={() => void download(certificateCall, query, 'certificates.pdf')}
    >
      {translate(nominationKey === undefined ? 'administration.certificates' : 'administration.certificate')}
    </Button>
  );
}
