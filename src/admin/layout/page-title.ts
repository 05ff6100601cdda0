import { useEffect } from 'react';

/** Names the page in the browser's title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Rostrum`;
  }, [title]);
}
