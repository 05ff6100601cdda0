import type { UploadReport } from '#model/upload.ts';

/** How many records a file would touch: those that it makes or changes, or maps although it changes nothing in them. */
export function changedBy({ created, updated, mapped = 0 }: UploadReport): number {
  return Math.max(created + updated, mapped);
}
