export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The number that the given share of all numbers does not exceed; NaN of nothing. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}
