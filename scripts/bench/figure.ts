/** One measured number and what it must be. */
export interface Figure {
  what: string;
  value: number;
  /** `×` for ratios within one run, which any machine may compare; else ms, MB … */
  unit: string;
  atLeast?: number;
  atMost?: number;
  /** What the number was made of. */
  of?: string;
}

/** Whether the figure meets its target. */
export function isMet({ value, atLeast = -Infinity, atMost = Infinity }: Figure): boolean {
  return value >= atLeast && value <= atMost;
}

/** One line for a terminal: mark, number, target, name, and what it was made of. */
export function lineOf(figure: Figure): string {
  const { what, value, unit, atLeast, of = '' } = figure;
  const target = atLeast === undefined ? `≤ ${figure.atMost}` : `≥ ${atLeast}`;
  const number = `${value.toFixed(value < 100 ? 2 : 0)} ${unit}`;
  return `${isMet(figure) ? '✓' : '✗'} ${number.padStart(10)}  ${`${target} ${unit}`.padEnd(12)}${what.padEnd(48)}${of}`;
}
