/** `$0`, `$850`, `$1.2K`, `$14K`: as short as an axis needs it. */
export const compactAmount = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 }).format(
    amount,
  );
