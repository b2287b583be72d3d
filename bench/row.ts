/** One line of the table: what was measured, and what it should be at least or at most. */
export type Row = { figure: string; value: number; unit: string; atLeast?: number; atMost?: number };

export const isMissed = ({ value, atLeast = -Infinity, atMost = Infinity }: Row): boolean =>
  !(value >= atLeast && value <= atMost);

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));
