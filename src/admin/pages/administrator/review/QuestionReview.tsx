import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { QuestionResult } from '#model/feedback.ts';
import { Bar } from './Bar.tsx';
import { tableLook } from './table-look.ts';
import { useNumbers } from './use-numbers.ts';

/** How the answers to a question are spread, what they are on average, and what people have written. */
export function QuestionReview({ question }: { question: QuestionResult }) {
  const translate = useTranslate();
  const { numberOf } = useNumbers();
  const { label, type, answered, average, choices, comments } = question;
  const words = (choice: string): string =>
    type === 'YES_NO' ? translate(`review.feedback.${choice}`) : type === 'RATING' ? numberOf(Number(choice)) : choice;
  return (
    <Box component="figure" aria-label={label} sx={{ margin: 0, marginBlockStart: 1.5 }}>
      <Box component="figcaption" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 550 }}>
        <bdi>{label}</bdi>
        {average !== null && <span>{translate('review.feedback.average', { average: numberOf(average) })}</span>}
      </Box>
      {choices.length > 0 && (
        <Box component="table" sx={tableLook}>
          <tbody>
            {choices.map(({ choice, count }) => (
              <tr key={choice}>
                <Box component="th" scope="row" sx={{ inlineSize: '40%' }}>
                  <bdi>{words(choice)}</bdi>
                </Box>
                <td className="bar">
                  <Bar parts={[{ name: choice, count, colour: 'primary.main' }]} total={answered} />
                </td>
                <td className="number">{numberOf(count)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      {comments.map(({ text, name }, index) => (
        // Two people may write the same, and nobody changes places.
        // oxlint-disable-next-line react/no-array-index-key
        <Typography key={index} component="blockquote" dir="auto" variant="body2" sx={quote}>
          {text}
          {name !== null && (
            <Typography
              component="cite"
              variant="body2"
              color="textSecondary"
              sx={{ display: 'block', fontStyle: 'normal' }}
            >
              {name}
            </Typography>
          )}
        </Typography>
      ))}
      {answered === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('review.feedback.noAnswer')}
        </Typography>
      )}
    </Box>
  );
}

const quote = {
  margin: 0,
  marginBlockStart: 1,
  paddingInlineStart: 1.5,
  borderInlineStart: '2px solid',
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;
