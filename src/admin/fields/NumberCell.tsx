import { useSession } from '../session/SessionContext.tsx';
import type { CellProps } from './field-props.ts';

export function NumberCell({ value }: CellProps) {
  const { culture } = useSession();
  return typeof value === 'number' ? value.toLocaleString(culture) : null;
}
