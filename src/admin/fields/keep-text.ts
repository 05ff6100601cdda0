/** An emptied input has no value, as a record without one has. */
export function keepText(text: unknown): unknown {
  return text === '' ? null : text;
}
