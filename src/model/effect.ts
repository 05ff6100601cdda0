/** What a difference means for the rows that are stored: what destroys needs a person's consent. */
export type Effect = 'adds' | 'widens' | 'renames' | 'narrows' | 'destroys';
