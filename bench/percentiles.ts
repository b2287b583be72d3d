/** Of two values in the middle, the larger. */
export const median = (values: number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** Percentiles and the maximum, to one decimal. */
export function percentiles(values: number[]): { p50: number; p95: number; max: number } {
  const sorted = [...values].sort((one, other) => one - other);
  const below = (share: number) => Number((sorted[Math.ceil(share * sorted.length) - 1] ?? NaN).toFixed(1));
  return { p50: below(0.5), p95: below(0.95), max: below(1) };
}
