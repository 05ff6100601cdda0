import { useCallback, useId, useMemo } from 'react';
import { useNavigate, useParams, useResolvedPath } from 'react-router-dom';
import type { Entity } from '#model/entity.ts';
import type { RecordTab, RecordTabs } from './record-tabs.ts';

/** The tabs of the page at `:key/:tab`, whose address says which one is open; undefined for a page without. */
export function useTabsOfPage(entity: Entity, others: readonly RecordTab[] | undefined): RecordTabs | undefined {
  const id = useId();
  const navigate = useNavigate();
  const { key = '', tab } = useParams();
  const path = `${useResolvedPath('..').pathname}/${key}`.replace('//', '/');
  const open = useCallback((chosen: string) => void navigate(`${path}/${chosen}`), [navigate, path]);
  const names = [...entity.sections, ...(others ?? [])].map((one) => one.id);
  const current = names.find((name) => name === tab) ?? names[0] ?? '';
  return useMemo(() => others && { id, current, others, open, path }, [id, current, others, open, path]);
}
