import type { EditedSession } from './edited-agenda.ts';
import type { Problem } from './problems.ts';

interface Looks {
  session: EditedSession;
  problems: readonly Problem[];
  isMarked: boolean;
  /** Whether it is changed with the marked one. */
  isTogether: boolean;
}

/** How a session looks: its seam at the start side says what stands against it, red where it can't be saved. */
export function sessionLook({ session, problems, isMarked, isTogether }: Looks) {
  const isOver = session.isLocked || session.status === 'Cancelled';
  return {
    ...still,
    ...seams[severityOf(problems)],
    ...(isOver && { backgroundColor: 'sunken' }),
    ...(isTogether && { outline: '2px dashed', outlineColor: 'var(--mui-palette-primary-main)' }),
    ...(isMarked && { outline: '2px solid', outlineColor: 'var(--mui-palette-primary-main)' }),
  } as const;
}

/** In the words of the palette. */
function severityOf(problems: readonly Problem[]): 'primary' | 'warning' | 'error' {
  if (problems.length === 0) return 'primary';
  return problems.some(({ severity }) => severity === 'block') ? 'error' : 'warning';
}

const seamOf = (severity: string, width: number) => ({
  borderInlineStart: `${width}px solid`,
  borderInlineStartColor: `var(--mui-palette-${severity}-main)`,
});

const seams = {
  primary: seamOf('primary', 3),
  warning: seamOf('warning', 5),
  error: { borderColor: 'error.main', ...seamOf('error', 5) },
} as const;

const still = {
  // The text of a button stands in its middle otherwise.
  display: 'flex',
  alignItems: 'flex-start',
  overflow: 'hidden',
  padding: '3px 6px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'primarySoft',
  color: 'text.primary',
  font: 'inherit',
  textAlign: 'start',
} as const;
