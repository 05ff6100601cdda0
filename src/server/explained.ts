/**
 * An error of the start as a person should read it: one that was written as sentences says all there is to say,
 * any other shows where it comes from.
 */
export function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return /[.]$/.test(error.message) ? error.message : (error.stack ?? error.message);
}
