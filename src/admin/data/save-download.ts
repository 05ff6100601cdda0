import type { Download } from './api.ts';

/** Hands a downloaded file to the browser, under the server's name for it or ours. */
export function saveDownload({ content, name }: Download, fallback: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? fallback;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
