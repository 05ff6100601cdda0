import { useHref } from 'react-router-dom';

/** Writes the whole address of a path below the application's, such as that of a signed link. */
export function useAddress(): (path: string) => string {
  const home = useHref('/').replace(/\/$/, '');
  return (path) => `${location.origin}${home}${path}`;
}
