/**
 * For how many days a record is retained. The database deletes it after that, and the catalog a photo; docs/data-retention.md and
 * the privacy policy state the same numbers.
 */
export const retentionDays = {
  contactMessage: 365,
  jobApplication: 180,
  /** A job that is done, such as an email or a refund order; one that has failed for good, too, if its kind has a time limit. */
  finishedJob: 30,
  /** A newsletter subscription that has ended: meanwhile the links in old emails still work. */
  endedSubscription: 30,
  /** Against duplicates: an event that was published, and one, of ours or Stripe's, that was processed. */
  publishedEvent: 7,
  processedEvent: 30,
  /** A photo that neither a room nor a hotel shows. */
  unshownPhoto: 7,
  /** A refund of a payment that no booking has been found for. */
  unclaimedRefund: 30,
  /** The relay addresses of a booking, after the departure. */
  relayAddress: 14,
  /** Who a guest without an account is, for whom the hotel has booked, after the departure. */
  guestWithoutAccount: 180,
  /** Who has changed what at a hotel. */
  recordedChange: 730,
} as const;

/** For how many years after the one of its issue an invoice is retained. */
export const retentionYears = { invoice: 10 } as const;

/** As the `expires` of a date field takes it. */
export const secondsOf = (days: number): number => days * 24 * 3600;
