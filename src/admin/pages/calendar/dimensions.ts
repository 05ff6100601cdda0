import type { CalendarChoices, CalendarSession, Named } from '#model/calendar.ts';

interface Dimension {
  /** What a session has of it; empty where it has none. */
  of: (session: CalendarSession) => readonly Named[];
  choices: keyof CalendarChoices;
}

const dimensionOf = {
  venue: { of: ({ venue }) => (venue ? [venue] : []), choices: 'venues' },
  instructor: { of: ({ instructors }) => instructors, choices: 'instructors' },
  training: { of: ({ training }) => (training ? [training] : []), choices: 'trainings' },
} as const satisfies Record<string, Dimension>;

/** What sessions are filtered, coloured and put into columns by. */
export type DimensionName = keyof typeof dimensionOf;

export const dimensions = Object.keys(dimensionOf) as DimensionName[];

export function choicesOf(choices: CalendarChoices, name: DimensionName): readonly Named[] {
  return choices[dimensionOf[name].choices];
}

export function resourcesOf(session: CalendarSession, name: DimensionName): readonly Named[] {
  return dimensionOf[name].of(session);
}
