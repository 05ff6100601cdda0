import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from './texts.ts';

interface Props {
  /** The file that it would be. */
  title: string;
  source: string;
}

/** What would be written, to read and to copy. */
export function CodeView({ title, source }: Props) {
  const [copied, setCopied] = useState<string>();
  const copy = () => void navigator.clipboard.writeText(source).then(() => setCopied(source));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Button size="small" startIcon={<CopyIcon />} onClick={copy}>
          {copied === source ? texts.copied : texts.copy}
        </Button>
      </Box>
      <Box component="pre" tabIndex={0} dir="ltr" aria-label={title} sx={code}>
        {source}
      </Box>
    </Box>
  );
}

const code = {
  margin: 0,
  padding: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'sunken',
  fontFamily: 'ui-monospace, "Cascadia Code", "SF Mono", Menlo, monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
