/** What the rows know of the page they are on. */
export type Page = {
  /** When the bookings were as they are shown (milliseconds). */
  now: number;
  /** The booking whose payment is being confirmed. */
  confirming: string | null;
  /** The booking that has just come here. */
  moved: string | null;
  onCancel: (bookingId: string) => void;
};
