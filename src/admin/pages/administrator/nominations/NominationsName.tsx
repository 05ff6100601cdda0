import type { RaRecord } from 'react-admin';
import { CountedName } from '../../../entity/CountedName.tsx';

/** What the tab of nominations is called, and how many are active. */
export function NominationsName({ event }: { event: RaRecord }) {
  const active = ['confirmed', 'offered', 'waitlisted', 'pendingApproval'];
  const count = active.reduce((sum, name) => sum + Number(event[name] ?? 0), 0);
  return <CountedName name="nomination" count={count} />;
}
