/** `Aug 31` as it is, or `Aug 31, 2027` if this year's has passed: the offer is for next season then, not expired. */
export function formatExpiry(date: string, today: Date): string {
  const year = today.getFullYear();
  const end = new Date(`${date}, ${year} 23:59:59`);
  return end >= today ? date : `${date}, ${year + 1}`;
}
