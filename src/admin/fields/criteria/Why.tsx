import InIcon from '@mui/icons-material/CheckCircleOutlined';
import OutIcon from '@mui/icons-material/HighlightOff';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AudiencePreview } from '#model/audience.ts';
import type { Field } from '#model/entity.ts';
import { decidersOf, type Decider } from '#model/explain-criteria.ts';
import { useDescribe } from '../describe.ts';
import { useTextOf } from '../texts.ts';

interface Props {
  fields: readonly Field[];
  learner: NonNullable<AudiencePreview['learner']>;
}

/** "Asha Rao is out", and each rule that decides with what the person has there. */
export function Why({ fields, learner: { name, isIn, why } }: Props) {
  const translate = useTranslate();
  const wordsOf = useDeciderWords(fields);
  const Icon = isIn ? InIcon : OutIcon;
  return (
    <>
      <Typography sx={{ display: 'flex', gap: 0.75, alignItems: 'center', fontWeight: 600 }} component="span">
        <Icon fontSize="small" color={isIn ? 'primary' : 'error'} aria-hidden />
        {translate(isIn ? 'audience.in' : 'audience.out', { name })}
      </Typography>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, fontSize: '0.8125rem' }}>
        {decidersOf(why)
          .map(wordsOf)
          .map((words) => (
            <li key={words}>{words}</li>
          ))}
      </Box>
    </>
  );
}

function useDeciderWords(fields: readonly Field[]): (decider: Decider) => string {
  const translate = useTranslate();
  const textOf = useTextOf();
  const describe = useDescribe(fields, {});
  return ({ field: name, operation, value, actual, holds, isNegated }) => {
    const field = fields.find((candidate) => candidate.name === name);
    const rule = describe({ [name]: { [operation]: value } }).join('');
    const here = actual === null ? '' : field ? textOf(field, actual) : JSON.stringify(actual);
    const key = isNegated ? (holds ? 'excluded' : 'notExcluded') : holds ? 'meets' : 'fails';
    return translate(`audience.why.${key}`, { rule, actual: here || translate('history.nothing') });
  };
}
