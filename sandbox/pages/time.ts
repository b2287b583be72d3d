/** A moment as a person reads it, in the sandbox machine's own time. */
export const readableTime = (moment: number | string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
