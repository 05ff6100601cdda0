import { useNotify } from 'react-admin';
import { useState } from 'react';
import { whyTemplateWrong, type MailTemplate, type TemplateHistory } from '#model/mail/template.ts';
import { bodyOf, errorsOf, messageOf } from '../../data/problems.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { saveTemplate, sendTest } from './mail-calls.ts';

/** The text of a template while somebody writes it, and what can be done with it. */
export function useTemplateDraft(history: TemplateHistory, onSaved: (history: TemplateHistory) => void) {
  const notify = useNotify();
  const data = useRostrumData();
  const { kind, language, versions } = history;
  const [newest] = versions;
  const [text, setText] = useState<MailTemplate>(() => textOf(newest));
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [isSaving, setSaving] = useState(false);
  const isChanged = text.subject !== newest?.subject || text.body !== newest.body;
  const change = (changed: MailTemplate) => {
    setText(changed);
    setRefused({});
  };
  const save = async () => {
    setSaving(true);
    try {
      const saved = await saveTemplate(data, { kind, language, ...text, version: newest?.version ?? 0 });
      onSaved(saved);
      setText(textOf(saved.versions[0]));
      notify('mail.template.saved', { type: 'success' });
    } catch (problem) {
      // Somebody else was faster: what they wrote stands among the versions, and the own text in the editor.
      const current = bodyOf(problem)?.current;
      if (current) onSaved(current as unknown as TemplateHistory);
      setRefused(errorsOf(problem));
      notify(messageOf(problem), { type: 'error' });
    } finally {
      setSaving(false);
    }
  };
  const test = async () => {
    try {
      const address = await sendTest(data, { kind, language, ...text });
      notify('mail.template.sent', { type: 'success', messageArgs: { address } });
    } catch (problem) {
      notify(messageOf(problem), { type: 'error' });
    }
  };
  const isRight = Object.keys(whyTemplateWrong(kind, text)).length === 0;
  return { text, change, refused, save, test, isRight, isChanged, isSaving };
}

/** What a version says. */
export function textOf({ subject, body }: MailTemplate = { subject: '', body: '' }): MailTemplate {
  return { subject, body };
}
