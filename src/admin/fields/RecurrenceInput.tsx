import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Box from '@mui/material/Box';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { parseRecurrence, type Recurrence } from '#model/time/recurrence.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import {
  frequenciesWith,
  frequencyOf,
  newDraft,
  textOfDraft,
  withFrequency,
  type Frequency,
} from './recurrence-draft.ts';
import { RecurrenceEditor } from './RecurrenceEditor.tsx';
import { useZone } from './use-zone.ts';

/** When something happens again and again; in words and as dates while one chooses. */
export const RecurrenceInput = memo(function RecurrenceInput({ field, name }: InputProps) {
  const translate = useTranslate();
  const { field: input } = useController({ name });
  const zone = useZone(field.hints.zone);
  const { anchors = [] } = field.hints;
  const [draft, setDraft] = useDraft(typeof input.value === 'string' ? input.value : '');
  const change = (next: Recurrence | undefined) => {
    setDraft(next);
    input.onChange(next ? textOfDraft(next) : null);
  };
  const choose = (frequency: Frequency) => change(withFrequency(draft ?? newDraft(zone), frequency, anchors));
  return (
    <FieldFrame field={field} name={name} group="group">
      {({ 'aria-invalid': isInvalid }) => (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            paddingInlineStart: 2,
            borderInlineStart: '2px solid',
            borderColor: 'divider',
          }}
        >
          <NativeSelect
            value={draft ? frequencyOf(draft) : ''}
            onChange={({ target }) => (target.value ? choose(target.value as Frequency) : change(undefined))}
            onBlur={input.onBlur}
            inputRef={input.ref}
            input={<OutlinedInput />}
            inputProps={{ 'aria-label': translate('recurrence.frequency'), 'aria-invalid': isInvalid }}
            sx={{ maxInlineSize: 320 }}
          >
            <option value="">{translate('recurrence.never')}</option>
            {frequenciesWith(anchors).map((frequency) => (
              <option key={frequency} value={frequency}>
                {translate(`recurrence.frequency.${frequency}`)}
              </option>
            ))}
          </NativeSelect>
          {draft && <RecurrenceEditor draft={draft} anchors={anchors} onChange={change} />}
        </Box>
      )}
    </FieldFrame>
  );
});

/** The recurrence as edited, also while it is unfinished; replaced when the form gets another from elsewhere. */
function useDraft(text: string): [Recurrence | undefined, (draft: Recurrence | undefined) => void] {
  const [draft, setDraft] = useState(() => parseRecurrence(text));
  const [seen, setSeen] = useState(text);
  if (seen !== text) {
    setSeen(text);
    if (text !== (draft ? textOfDraft(draft) : '')) setDraft(parseRecurrence(text));
  }
  return [draft, setDraft];
}
