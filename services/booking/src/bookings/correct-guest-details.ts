import { events } from '@wayhouse/contracts';
import type { InTransaction } from '@wayhouse/service-kit';
import type { OwnHotels } from '../hotels/domain/own-hotels.js';
import { ofRoom, recordChange, type RecordDeps } from '../hotels/record-change.js';
import { emailedDetails } from './booking-event-data.js';
import type { BookingRepository } from './booking-repository.js';
import type { Booking } from './domain/booking.js';
import { changeByStaff } from './domain/change-by-staff.js';
import { correctDetails, type Correction } from './domain/correct-details.js';

type Deps = RecordDeps & { inTransaction: InTransaction; bookings: Pick<BookingRepository, 'update'> };
type Request = Omit<Correction, 'by'> & { bookingId: string; ownHotels: OwnHotels };

/** Of a guest without an account no other service knows anything. */
export const correctGuestDetails = (deps: Deps, { bookingId, ownHotels, ...entered }: Request): Promise<Booking> =>
  deps.inTransaction(async (tx) => {
    const correction = { ...entered, by: ownHotels.callerId };
    const change = (booking: Booking) => correctDetails(booking, correction, deps.now());
    const { before, after } = await deps.bookings.update(tx, bookingId, changeByStaff(ownHotels, change));
    if (after === before) return after;
    const { guest, room, version } = after;
    if (guest.id !== undefined) {
      const data = { bookingId, version, guest: { id: guest.id }, details: emailedDetails(after) };
      await deps.outbox.add(tx, events.bookingDetailsChanged, data);
    }
    const facts = { kind: 'guest-details-corrected', ...ofRoom(room.roomId), bookingId } as const;
    await recordChange(deps, tx, { hotelId: room.hotelId, by: ownHotels.callerId }, facts);
    return after;
  });
