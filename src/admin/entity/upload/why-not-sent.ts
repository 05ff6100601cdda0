import { UPLOAD_MAX_BYTES } from '#model/csv.ts';

/** The message key of what is plainly wrong with a file before it is sent; the server judges the rest. */
export function whyNotSent({ name, size }: File): string | undefined {
  if (!/[.]csv$/i.test(name) || size === 0) return 'upload.notCsv';
  return size > UPLOAD_MAX_BYTES ? 'upload.tooBig' : undefined;
}
