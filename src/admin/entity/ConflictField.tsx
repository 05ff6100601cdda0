import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { Field } from '#model/entity.ts';
import { FieldValue } from './FieldValue.tsx';
import { labelOf } from './names.ts';

interface Props {
  field: Field;
  mine: unknown;
  theirs: unknown;
  onChoose: (value: unknown) => void;
}

/** Yours or theirs, for one field; yours until chosen otherwise. */
export function ConflictField({ field, mine, theirs, onChoose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const choices = [
    { name: 'mine', value: mine },
    { name: 'theirs', value: theirs },
  ];
  return (
    <FormControl sx={{ display: 'block', marginBlockStart: 2 }}>
      <FormLabel id={id}>{labelOf(field, translate)}</FormLabel>
      <RadioGroup
        defaultValue="mine"
        aria-labelledby={id}
        onChange={(_event, name) => onChoose(name === 'mine' ? mine : theirs)}
      >
        {choices.map(({ name, value }) => (
          <FormControlLabel
            key={name}
            value={name}
            control={<Radio size="small" />}
            label={
              <>
                {translate(`conflict.${name}`, { value: '' })} <FieldValue field={field} value={value} />
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
