/** What both documents say of the house. */
export const house = {
  email: 'support@wayhouse.example',
  hours: 'Monday to Saturday, 9 AM to 9 PM',
} as const;

/** A date as the documents say it: `November 21, 2026`. */
export const sayInForce = (date: Date): string =>
  `In force since ${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date)}`;
