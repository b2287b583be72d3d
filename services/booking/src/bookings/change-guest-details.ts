import { events } from '@wayhouse/contracts';
import { DomainError, type GuestDetails } from '@wayhouse/domain';
import type { InTransaction, Outbox } from '@wayhouse/service-kit';
import type { BookingRepository } from './booking-repository.js';
import { emailedDetails } from './booking-event-data.js';
import { requireGuestBooking } from './domain/booking-access.js';
import { type Booking, changeDetails } from './domain/booking.js';
import { hasNoEmail } from './domain/guest.js';

type Deps = {
  inTransaction: InTransaction;
  bookings: Pick<BookingRepository, 'update'>;
  outbox: Outbox;
  now: () => Date;
};

/** `version` is that of the details that the guest has seen. */
type Change = { bookingId: string; guestId: string; version: number; details: GuestDetails };

export const changeGuestDetails = (
  { inTransaction, bookings, outbox, now }: Deps,
  { bookingId, guestId, version, details }: Change,
): Promise<Booking> =>
  inTransaction(async (tx) => {
    const { after } = await bookings.update(tx, bookingId, (booking) => {
      const own = requireGuestBooking(booking, guestId);
      // The last token of a deleted account is valid for a minute.
      if (hasNoEmail(own)) throw new DomainError('account-deleted');
      return changeDetails(own, details, version, now());
    });
    const data = { bookingId, version: after.version, guest: { id: guestId }, details: emailedDetails(after) };
    await outbox.add(tx, events.bookingDetailsChanged, data);
    return after;
  });
