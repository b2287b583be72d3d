import type { Booking } from '@wayhouse/contracts/booking';
import type { ReactNode } from 'react';

export type BookingListProps = {
  label: string;
  bookings: Booking[];
  /** Those that are highlighted. */
  newIds: ReadonlySet<string>;
  /** What can be done with each. */
  renderAction?: (booking: Booking) => ReactNode;
};
