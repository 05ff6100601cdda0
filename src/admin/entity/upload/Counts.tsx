import { useTranslate } from 'react-admin';
import type { UploadReport } from '#model/upload.ts';

/** How many rows make, change or leave a record. */
export function Counts({ report }: { report: UploadReport }) {
  const translate = useTranslate();
  const counts = { create: report.created, update: report.updated, unchanged: report.unchanged };
  return Object.entries(counts)
    .map(([change, count]) => translate(`upload.${change}`, { smart_count: count }))
    .join(' · ');
}
