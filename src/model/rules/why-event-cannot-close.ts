/** What decides whether an event may be closed: specification, section 4. */
export interface ClosingFacts {
  isClosed: boolean;
  isFinished: boolean;
  isAttendanceMarked: boolean;
  areSessionsCompleted: boolean;
}

/** The message keys of every reason against closing an event; empty when it may be closed. */
export function whyEventCannotClose(facts: ClosingFacts): string[] {
  return [
    ...(facts.isClosed ? ['event.close.alreadyClosed'] : []),
    ...(facts.isFinished ? [] : ['event.close.notFinished']),
    ...(facts.isAttendanceMarked ? [] : ['event.close.attendanceNotMarked']),
    ...(facts.areSessionsCompleted ? [] : ['event.close.sessionsNotCompleted']),
  ];
}
