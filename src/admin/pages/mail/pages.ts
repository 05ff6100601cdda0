export { InboxPage } from './InboxPage.tsx';
export { MailTemplatePage } from './MailTemplatePage.tsx';
export { MailTemplatesPage } from './MailTemplatesPage.tsx';
