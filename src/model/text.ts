/** What may not stand in any text: NUL and other controls, lone surrogates, and controls of writing direction. */
export const FORBIDDEN = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Long texts may have tabs, line ends and writing-direction controls. */
const FORBIDDEN_IN_LONG_TEXT = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

export function hasForbiddenCharacters(text: string, isLong = false): boolean {
  return (isLong ? FORBIDDEN_IN_LONG_TEXT : FORBIDDEN).test(text);
}

/** The one form in which texts are kept: composed and without blanks around it. */
export function tidy(text: string): string {
  return text.normalize('NFC').trim();
}
