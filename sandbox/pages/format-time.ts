/** A time in the time zone of this machine. */
export const formatTime = (moment: number | string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
