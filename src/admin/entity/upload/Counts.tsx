import { useTranslate } from 'react-admin';
import type { UploadReport } from '#model/upload.ts';

/** How many rows make, change or leave a record, and how many are mapped where the call does that. */
export function Counts({ report }: { report: UploadReport }) {
  const translate = useTranslate();
  const { created: create, updated: update, unchanged, mapped = 0 } = report;
  const counts = { create, update, unchanged, ...(mapped > 0 && { mapped }) };
  return Object.entries(counts)
    .map(([change, count]) => translate(`upload.${change}`, { smart_count: count }))
    .join(' · ');
}
