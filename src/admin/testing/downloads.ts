import { vi } from 'vitest';

/** The names under which files are handed to the browser from now on. */
export function spyOnDownloads(): string[] {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}
