/** Of icons that point along the line, which may run from right to left. */
export const alongTheLine = { '[dir=rtl] &': { transform: 'scaleX(-1)' } } as const;
