/**
 * For a text that people have written, shown in one line: written in its own direction and cut at its own end, it still
 * begins where the line does.
 */
export const ownDirection = { dir: 'auto', style: { textAlign: 'match-parent' } } as const;
