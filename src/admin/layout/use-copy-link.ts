import { useNotify } from 'react-admin';

/** Copies a link. Browsers let pages do that only over https: elsewhere the link is shown, to be copied by hand. */
export function useCopyLink() {
  const notify = useNotify();
  return async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      notify('meeting.copied', { type: 'info' });
    } catch {
      notify('meeting.notCopied', { type: 'warning', messageArgs: { link }, autoHideDuration: null });
    }
  };
}
