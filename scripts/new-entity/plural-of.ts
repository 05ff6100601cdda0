/** A proposal, for English knows better than any rule. */
export function pluralOf(title: string): string {
  if (/[^aeiou]y$/.test(title)) return title.replace(/y$/, 'ies');
  return `${title}${/(s|x|ch|sh)$/.test(title) ? 'es' : 's'}`;
}
