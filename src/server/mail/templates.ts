import type { Language } from '#model/languages.ts';
import type { NoticeKind } from '#model/mail/notice-kinds.ts';
import { whyTemplateWrong, type MailPreview, type MailTemplate, type TemplateHistory } from '#model/mail/template.ts';
import { tidy } from '#model/text.ts';
import type { Scope } from '../context.ts';
import { invalid, stale } from '../problems.ts';
import { addTemplateVersion, templateVersions, type TemplateName } from '../stores/mail-templates.ts';
import { builtInTemplate } from './built-in/templates.ts';
import { exampleFacts } from './example-facts.ts';
import { inOneMoment } from './in-one-moment.ts';
import { mailCultureOf } from './mail-culture.ts';
import { writeMessage } from './write-message.ts';

/** The template of a kind as it is now: the tenant's own one, else the built-in one. */
export function templateOf(scope: Scope, kind: NoticeKind, language: Language): Promise<MailTemplate> {
  return newest(scope, `${language}/${kind}`);
}

const newest = inOneMoment(async (scope, path) => {
  // Made above of both.
  const [language, kind] = path.split('/') as [Language, NoticeKind];
  const [own] = await templateVersions(scope, { kind, language }, 1);
  return own ?? builtInTemplate(kind, language);
});

/** All versions of a template, the built-in one last. */
export async function historyOfTemplate(scope: Scope, { kind, language }: TemplateName): Promise<TemplateHistory> {
  const builtIn = { ...builtInTemplate(kind, language), version: 0, createdBy: null, creationTime: null };
  return { kind, language, versions: [...(await templateVersions(scope, { kind, language })), builtIn] };
}

/**
 * Adds a version to a template after the one that was read. Throws 400 with message keys by field, and 409 with the
 * versions that there are when somebody else has added one meanwhile.
 */
export async function saveTemplate(scope: Scope, name: TemplateName, read: MailTemplate & { version: number }) {
  const template = checkedTemplate(name.kind, read);
  const isSaved = await addTemplateVersion(scope, name, { ...template, version: read.version });
  const history = await historyOfTemplate(scope, name);
  if (!isSaved) throw stale(history);
  return history;
}

/** What a template makes of an example for whoever asks. Throws 400 with message keys by field. */
export function previewOf(scope: Scope, { kind, language }: TemplateName, template: MailTemplate): MailPreview {
  const facts = exampleFacts(scope.site.url, scope.caller.name);
  return writeMessage(checkedTemplate(kind, template), facts, mailCultureOf(language));
}

/** The template in the form in which it is kept. Throws 400 with message keys by field. */
function checkedTemplate(kind: NoticeKind, { subject, body }: MailTemplate): MailTemplate {
  const errors = whyTemplateWrong(kind, { subject, body });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { subject: tidy(subject), body: tidy(body.replaceAll(/\r\n?/g, '\n')) };
}
