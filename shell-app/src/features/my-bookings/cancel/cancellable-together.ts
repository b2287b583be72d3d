import type { Booking } from '@wayhouse/contracts/booking';
import { hasStarted } from '@wayhouse/domain/hotel-time';

/** A booking that can be cancelled with those that were made together with it and can be as well, in their order. */
export function cancellableTogether(booking: Booking, all: Booking[], now: number): Booking[] {
  const canCancel = (each: Booking) => each.state !== 'cancelled' && !hasStarted(each, now);
  return (booking.bookedTogether ?? [booking._id]).flatMap((id) => {
    const found = id === booking._id ? booking : all.find(({ _id }) => _id === id);
    return found && (found === booking || canCancel(found)) ? [found] : [];
  });
}
