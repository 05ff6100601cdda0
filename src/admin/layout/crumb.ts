import { useEffect, useSyncExternalStore } from 'react';
import { usePageTitle } from './page-title.ts';

/** The last word of the breadcrumb, which only the page itself knows: the record's name. */
let crumb = '';
const listeners = new Set<() => void>();

export function useCrumb(): string {
  return useSyncExternalStore(subscribe, () => crumb);
}

/** Names the page for as long as it is shown, in the breadcrumb and in the browser's title. */
export function usePageName(name: string): void {
  usePageTitle(name);
  useEffect(() => {
    setCrumb(name);
    return () => setCrumb('');
  }, [name]);
}

function setCrumb(name: string): void {
  crumb = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
