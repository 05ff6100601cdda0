/** The base path with a slash at both ends: `/` or `/academy/`. */
export function basePathOf(deploymentPath: string): string {
  const inner = deploymentPath.split('/').filter(Boolean).join('/');
  return inner === '' ? '/' : `/${inner}/`;
}

/** The path within the application: what follows the base, with one leading slash. */
export function pathWithin(base: string, path: string): string {
  return path.startsWith(base) ? path.slice(base.length - 1) : path;
}
