import type { EditedSession } from './edited-agenda.ts';
import type { Problem } from './problems.ts';

interface Looks {
  session: EditedSession;
  problems: readonly Problem[];
  isMarked: boolean;
}

/** How a session looks: its seam at the start side says what stands against it, red where it can't be saved. */
export function sessionLook({ session, problems, isMarked }: Looks) {
  const isBlocked = problems.some(({ severity }) => severity === 'block');
  const seam = problems.length === 0 ? 'primary' : isBlocked ? 'error' : 'warning';
  const isCancelled = session.status === 'Cancelled';
  return {
    // The text of a button stands in its middle otherwise.
    display: 'flex',
    alignItems: 'flex-start',
    overflow: 'hidden',
    padding: '3px 6px',
    border: '1px solid',
    borderColor: isBlocked ? 'error.main' : isMarked ? 'primary.main' : 'divider',
    borderInlineStart: `${problems.length > 0 ? 5 : 3}px solid`,
    borderInlineStartColor: `var(--mui-palette-${seam}-main)`,
    borderRadius: 1,
    backgroundColor: isCancelled || session.isLocked ? 'sunken' : 'primarySoft',
    color: 'text.primary',
    font: 'inherit',
    textAlign: 'start',
    ...(isMarked && { outline: '2px solid', outlineColor: 'var(--mui-palette-primary-main)' }),
    ...(isCancelled && { textDecoration: 'line-through' }),
  } as const;
}
