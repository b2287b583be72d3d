/** A measured value and its target. */
export type Measurement = { metric: string; value: number; unit: string; atLeast?: number; atMost?: number };

export const missesTarget = ({ value, atLeast = -Infinity, atMost = Infinity }: Measurement): boolean =>
  !(value >= atLeast && value <= atMost);

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
