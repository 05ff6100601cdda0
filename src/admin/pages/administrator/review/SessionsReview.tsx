import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { SessionReview } from '#model/review.ts';
import { useMarkWords } from '../../attendance/use-mark-words.ts';
import { Bar, Swatch } from './Bar.tsx';
import { markParts } from './mark-parts.ts';
import { Section } from './Section.tsx';
import { tableLook } from './table-look.ts';
import { useNumbers } from './use-numbers.ts';
import { useSessionName } from './use-session-name.ts';

/** The marks of each session as a bar beside its numbers. */
export function SessionsReview({ sessions }: { sessions: readonly SessionReview[] }) {
  const translate = useTranslate();
  const words = useMarkWords();
  const nameOf = useSessionName();
  const { numberOf, percentOf } = useNumbers();
  const parts = markParts.filter(({ mark }) => sessions.some(({ marks }) => marks[mark] !== undefined));
  return (
    <Section title={translate('review.sessions')} isWide>
      <Box component="table" sx={tableLook}>
        <thead>
          <tr>
            <th scope="col">{translate('attendance.session')}</th>
            <th scope="colgroup" colSpan={2} className="number">
              {translate('attendance.rate')}
            </th>
            {parts.map(({ mark, colour }) => (
              <th key={mark} scope="col" className="number">
                <Swatch colour={colour} />
                {words[mark]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sessions.map(({ session, marks, rate }) => {
            const counts = parts.map(({ mark, colour }) => ({ name: mark, colour, count: marks[mark] ?? 0 }));
            const total = counts.reduce((sum, { count }) => sum + count, 0);
            return (
              <tr key={session?.key ?? ''}>
                <th scope="row">{nameOf(session)}</th>
                <td className="bar">
                  <Bar parts={counts} total={total} />
                </td>
                <td className="number">{percentOf(rate)}</td>
                {counts.map(({ name, count }) => (
                  <td key={name} className="number">
                    {numberOf(count)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Section>
  );
}
