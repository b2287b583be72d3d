import type { Booking } from '@wayhouse/contracts/booking';

export type DialogOfRow = 'messages' | 'details' | 'change';

/** State of the page that its rows need. */
export type ListState = {
  /** All of the guest’s, in every tab. */
  bookings: Booking[];
  /** When the bookings were fetched, in milliseconds. */
  now: number;
  /** Ids of the bookings whose payment is being confirmed. */
  confirmingIds: string[];
  /** Id of the booking that has just moved to another tab. */
  movedId: string | null;
  onCancel: (bookingId: string) => void;
  onOpen: (dialog: DialogOfRow, bookingId: string) => void;
};
