import { StaleDialog } from './StaleDialog.tsx';
import type { Agenda } from './use-agenda.ts';

/** Asks whose sessions are right, once somebody else was faster. */
export function StaleSessions({ agenda }: { agenda: Agenda }) {
  return agenda.theirs && <StaleDialog onTheirs={agenda.takeTheirs} onMine={() => void agenda.keepMine()} />;
}
