import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useRef, type ReactNode } from 'react';
import type { NoticeKind } from '#model/mail/notice-kinds.ts';
import { inBraces } from '#model/mail/placeholders.ts';
import { unknownPlaceholdersIn, whyTemplateWrong, type MailTemplate } from '#model/mail/template.ts';
import { Placeholders } from './Placeholders.tsx';

interface Props {
  kind: NoticeKind;
  text: MailTemplate;
  /** Message keys of what the server has refused, by field. */
  refused: Record<string, string>;
  onChange: (text: MailTemplate) => void;
  /** What can be done with them. */
  children: ReactNode;
}

type FieldName = keyof MailTemplate;

/** Subject and text, and the placeholders that may stand in them. */
export function TemplateFields({ kind, text, refused, onChange, children }: Props) {
  const translate = useTranslate();
  const fields = { subject: useRef<HTMLInputElement>(null), body: useRef<HTMLInputElement>(null) };
  const written = useRef<FieldName>('body');
  const wrong = whyTemplateWrong(kind, text);
  const errorOf = (name: FieldName): string | undefined => {
    const key = wrong[name]?.[0] ?? refused[name];
    if (key === undefined) return undefined;
    const names = unknownPlaceholdersIn(kind, text[name]).map((unknown) => `{{${unknown}}}`);
    return [translate(key), ...names].join(' ');
  };
  const fieldOf = (name: FieldName) => ({
    label: translate(`mail.template.${name}`),
    value: text[name],
    error: errorOf(name) !== undefined,
    inputRef: fields[name],
    onFocus: () => {
      written.current = name;
    },
    onChange: ({ target: { value } }: { target: { value: string } }) => onChange({ ...text, [name]: value }),
  });
  /** Where the cursor was. */
  const insert = (placeholder: string) => {
    const name = written.current;
    const input = fields[name].current;
    const [start, end] = [input?.selectionStart ?? text[name].length, input?.selectionEnd ?? text[name].length];
    onChange({ ...text, [name]: text[name].slice(0, start) + placeholder + text[name].slice(end) });
    input?.focus();
    // React writes the value first.
    requestAnimationFrame(() => input?.setSelectionRange(start + placeholder.length, start + placeholder.length));
  };
  return (
    <Stack spacing={2}>
      <TextField {...fieldOf('subject')} helperText={errorOf('subject')} fullWidth slotProps={{ htmlInput: own }} />
      <TextField
        {...fieldOf('body')}
        helperText={errorOf('body') ?? translate('mail.template.body.help')}
        fullWidth
        multiline
        minRows={12}
        slotProps={{ htmlInput: own }}
      />
      {children}
      <Placeholders kind={kind} onChoose={(name) => insert(inBraces(name))} />
    </Stack>
  );
}

/** Mails may be in another direction than the page. */
const own = { dir: 'auto' };
