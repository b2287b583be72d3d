/** Why a calendar of another site could not be imported. */
export const calendarFailures = [
  'address-refused',
  'unreachable',
  'timed-out',
  'too-large',
  'refused-by-site',
  'not-a-calendar',
  'unit-gone',
  // Something here went wrong, whatever the calendar was.
  'unexpected',
] as const;
export type CalendarFailure = (typeof calendarFailures)[number];
