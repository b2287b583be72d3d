/** State of the page that its rows need. */
export type ListState = {
  /** When the bookings were fetched, in milliseconds. */
  now: number;
  /** Id of the booking whose payment is being confirmed. */
  confirmingId: string | null;
  /** Id of the booking that has just moved to another tab. */
  movedId: string | null;
  onCancel: (bookingId: string) => void;
  onChanged: (bookingId: string) => void;
};
