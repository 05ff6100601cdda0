/** A mail that the embedded mail server has caught. */
export interface CaughtMail {
  id: string;
  from: string;
  to: string;
  subject: string;
  /** Instant, ISO 8601 in UTC; null for a mail that does not say. */
  date: string | null;
}

export interface OpenedMail extends CaughtMail {
  text: string;
  html: string;
  headers: readonly { name: string; value: string }[];
  attachments: readonly MailAttachment[];
}

export interface MailAttachment {
  name: string;
  type: string;
  /** Base64. */
  content: string;
}
