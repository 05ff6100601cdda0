interface DayPeriods {
  am: string;
  pm: string;
}

/**
 * The time of day, `HH:mm`, that a typed text means: `9`, `9:30`, `9.30 pm`, `21:30`; undefined for any other text.
 * `words` are what the person's language calls the halves of a day.
 */
export function readClockTime(text: string, words: DayPeriods): string | undefined {
  const typed = /^(\d{1,2})(?:[:.]([0-5]\d))?\s*(\D*)$/.exec(text.trim());
  if (!typed) return undefined;
  const [, hourText, minutes = '00', word = ''] = typed;
  const hour = hourOf(Number(hourText), word.toLowerCase().replaceAll('.', ''), words);
  return hour === undefined ? undefined : `${String(hour).padStart(2, '0')}:${minutes}`;
}

function hourOf(hour: number, word: string, { am, pm }: DayPeriods): number | undefined {
  if (word === '') return hour < 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  if (word === 'am' || word === am.toLowerCase()) return hour % 12;
  return word === 'pm' || word === pm.toLowerCase() ? (hour % 12) + 12 : undefined;
}
