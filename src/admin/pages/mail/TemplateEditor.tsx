import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'react-admin';
import type { TemplateHistory } from '#model/mail/template.ts';
import { ExitWarningOf } from '../../entity/ExitWarning.tsx';
import { TemplateFields } from './TemplateFields.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import { TemplateVersions } from './TemplateVersions.tsx';
import { textOf, useTemplateDraft } from './use-template-draft.ts';

interface Props {
  history: TemplateHistory;
  onSaved: (history: TemplateHistory) => void;
}

/** The words of a mail beside what becomes of them; what is saved is a new version. */
export function TemplateEditor({ history, onSaved }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { kind, language, versions } = history;
  const { text, change, refused, save, test, isRight, isChanged, isSaving } = useTemplateDraft(history, onSaved);
  return (
    <Box sx={columns}>
      <Stack spacing={2} sx={{ minInlineSize: 0 }}>
        <TemplateFields kind={kind} text={text} refused={refused} onChange={change}>
          <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button variant="contained" disabled={!isChanged || !isRight || isSaving} onClick={() => void save()}>
              {translate('form.save')}
            </Button>
            <Button disabled={!isRight} onClick={() => void test()}>
              {translate('mail.template.sendTest')}
            </Button>
          </Stack>
        </TemplateFields>
        <TemplateVersions
          versions={versions}
          onTake={(version) => {
            change(textOf(version));
            notify('mail.template.restored');
          }}
        />
      </Stack>
      <TemplatePreview name={{ kind, language }} text={text} isRight={isRight} />
      <ExitWarningOf isDirty={isChanged} />
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
