import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AudiencePreview } from '#model/audience.ts';

/** The first people of the audience by name. */
export function AudiencePeople({ preview: { learners, userCount } }: { preview: AudiencePreview }) {
  const translate = useTranslate();
  const more = userCount - learners.length;
  if (learners.length === 0) return null;
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 600, marginBlockEnd: 0.5 }}>
        {translate('audience.people')}
      </Typography>
      <Box component="ul" aria-label={translate('audience.people')} sx={people}>
        {learners.map(({ key, name, employeeCode }) => (
          <Box component="li" key={key} title={`${name}, ${employeeCode}`} sx={person}>
            <Avatar aria-hidden sx={face}>
              {initialsOf(name)}
            </Avatar>
            <span>{name}</span>
          </Box>
        ))}
      </Box>
      {more > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('audience.more', { smart_count: more })}
        </Typography>
      )}
    </Box>
  );
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => String.fromCodePoint(word.codePointAt(0) ?? 32))
    .join('')
    .toLocaleUpperCase();
}

const people = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 0.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
} as const;

const person = {
  display: 'flex',
  gap: 0.75,
  alignItems: 'center',
  minInlineSize: 0,
  fontSize: '0.8125rem',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;

const face = {
  inlineSize: 26,
  blockSize: 26,
  fontSize: '0.6875rem',
  fontWeight: 600,
  backgroundColor: 'primarySoft',
  color: 'text.primary',
} as const;
