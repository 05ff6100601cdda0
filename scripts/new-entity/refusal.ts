/** What was asked for can't be done; the message says what to do instead. */
export class Refusal extends Error {
  override name = 'Refusal';
}
