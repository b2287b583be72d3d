/** In hundredths of a percent. */
export const hundredPercent = 100_00;

/** Of whole numbers, so that no rounding depends on how fractions are stored. */
export const divideHalfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));
