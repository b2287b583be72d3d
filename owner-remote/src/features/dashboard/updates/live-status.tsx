import { roomLabel } from '@wayhouse/messages/room-names';
import type { Booking } from '@wayhouse/contracts/booking';
import type { ReactNode } from 'react';
import { ConnectionStatus } from '../../../shared/connection-status.js';
import { messages } from '../messages.js';
import type { BookingUpdate, useBookingUpdates } from './use-booking-updates.js';

type Props = ReturnType<typeof useBookingUpdates> & {
  bookings: Booking[] | undefined;
  readAt: number;
  /** Beside the connection. */
  children: ReactNode;
};

/** The connection and the latest update, announced once its booking has been fetched. */
export function LiveStatus({ connection, updates, bookings, readAt, children }: Props) {
  const last = updates.at(-1);
  return (
    <div className="mt-4 flex min-h-6 flex-wrap items-center gap-x-3 text-sm">
      <ConnectionStatus connection={connection} />
      {children}
      <p role="status" className="min-w-0 truncate text-accent">
        {last && readAt > last.receivedAt && describeUpdate(last, bookings)}
      </p>
    </div>
  );
}

function describeUpdate({ bookingId, type }: BookingUpdate, bookings: Booking[] = []): string {
  const booking = bookings.find(({ _id }) => _id === bookingId);
  return booking
    ? messages.describeUpdate(messages.updates[type], booking.user.username, roomLabel(booking.room))
    : messages.updates[type];
}
