import type { NoticeKind } from '#model/mail/notice-kinds.ts';
import type { MailTemplate } from '#model/mail/template.ts';

/** What the product writes where nobody has written something else. */
export interface BuiltInTexts {
  templates: Record<NoticeKind, MailTemplate>;
  /** Where an event takes place that has no room. */
  online: string;
}
