/**
 * The form in which texts are compared: compatibility-decomposed, marks dropped, lower case.
 * The server stores it beside each searched column, so that predicate and SQL agree.
 */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}
