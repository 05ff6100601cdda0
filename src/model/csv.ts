/**
 * A text that no spreadsheet takes for a formula: a leading sign that would start one gets an apostrophe before it.
 * Numbers are left alone; they are not texts.
 */
export function neutralised(text: string): string {
  return /^[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
}
