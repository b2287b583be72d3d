import type { Booking } from '@wayhouse/contracts/booking';

/** Whether there is nothing that an invoice could be about. */
export const costsNothing = ({ cancellation, totalPrice }: Booking): boolean =>
  (cancellation?.charge ?? totalPrice) === 0;
