import type { Booking } from '@wayhouse/contracts/booking';
import type { ComponentType } from 'react';

export type BookingListProps = {
  label: string;
  bookings: Booking[];
  /** Those that are highlighted. */
  newIds: ReadonlySet<string>;
  /** What can be done with each. */
  Action?: ComponentType<{ booking: Booking }>;
};
