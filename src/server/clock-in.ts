/** Tells days and times in words by the clock of a zone, which it names; `culture` is a BCP 47 tag. */
export function clockIn(timeZone: string, culture: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(culture, {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
