import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AudiencePreview, AudienceSplit } from '#model/audience.ts';
import type { Field } from '#model/entity.ts';
import { useSession } from '../../session/SessionContext.tsx';

interface Props {
  fields: readonly Field[];
  preview: AudiencePreview;
}

/** How the audience splits, as bars: its most frequent values, and the rest together. */
export function AudienceSplits({ fields, preview: { splits, userCount } }: Props) {
  if (userCount === 0) return null;
  return splits.map((split) => <Split key={split.attribute} fields={fields} split={split} total={userCount} />);
}

function Split({ fields, split, total }: { fields: readonly Field[]; split: AudienceSplit; total: number }) {
  const translate = useTranslate();
  const { culture } = useSession();
  const field = fields.find(({ name }) => name === split.attribute);
  const title = field ? translate(`${field.messageKey}.label`, { _: field.title }) : split.attribute;
  const named = split.values.map(({ value, label, count }) => ({
    label: value === null ? translate('audience.noValue') : label,
    count,
  }));
  const rest = total - named.reduce((sum, { count }) => sum + count, 0);
  const rows = rest > 0 ? [...named, { label: translate('audience.otherValues'), count: rest }] : named;
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" aria-label={title} sx={plain}>
        {rows.map(({ label, count }) => (
          <Box component="li" key={label} sx={line}>
            <span>{label}</span>
            <Box aria-hidden sx={bar} style={{ inlineSize: `${(100 * count) / total}%` }} />
            <span>{count.toLocaleString(culture)}</span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const plain = { listStyle: 'none', margin: 0, padding: 0 } as const;

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6.5rem) minmax(0, 1fr) auto',
  gap: 1,
  alignItems: 'center',
  fontSize: '0.8125rem',
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span:last-of-type': { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
} as const;

const bar = { blockSize: 8, minInlineSize: 2, borderRadius: 1, backgroundColor: 'primary.main' } as const;
