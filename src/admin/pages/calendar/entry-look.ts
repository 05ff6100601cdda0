import type { CalendarSession } from '#model/calendar.ts';

/** How a session looks that has this colour: a draft is dashed and not filled, what is cancelled is struck through. */
export function entryLook({ isDraft, status }: CalendarSession, colour: string) {
  const isCancelled = status === 'Cancelled';
  return {
    border: '1px solid',
    borderStyle: isDraft ? 'dashed' : 'solid',
    borderColor: isDraft ? colour : 'transparent',
    borderInlineStart: `4px solid ${colour}`,
    borderRadius: 1,
    backgroundColor:
      isDraft || isCancelled
        ? 'var(--mui-palette-background-paper)'
        : `color-mix(in oklab, ${colour} 16%, var(--mui-palette-background-paper))`,
    color: isCancelled ? 'text.secondary' : 'text.primary',
    textAlign: 'start',
    font: 'inherit',
    cursor: 'pointer',
    overflow: 'hidden',
    ...(isCancelled && { textDecoration: 'line-through' }),
  } as const;
}
