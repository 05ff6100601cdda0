import { useTranslate } from 'react-admin';
import type { TemplateVersion } from '#model/mail/template.ts';
import { useFormatDate } from '../../fields/format-date.ts';

type Version = Pick<TemplateVersion, 'version' | 'createdBy' | 'creationTime'>;

/** Says of a version who has written it and when; nobody has written what is built in. */
export function useVersionWords(): (version: Version | undefined) => string {
  const translate = useTranslate();
  const { instantOf } = useFormatDate();
  return (one) => {
    if (!one?.creationTime) return translate('mail.template.builtIn');
    const { version, createdBy, creationTime } = one;
    return translate('mail.template.version', { version, name: createdBy, time: instantOf(creationTime) });
  };
}
