/**
 * `Aug 31` as it is, or with its year where this year's has passed: an offer of the next
 * season is not one that is over.
 */
export function expiryOf(date: string, today: Date): string {
  const year = today.getFullYear();
  const end = new Date(`${date}, ${year} 23:59:59`);
  return end >= today ? date : `${date}, ${year + 1}`;
}
