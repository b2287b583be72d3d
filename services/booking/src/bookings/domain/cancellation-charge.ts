import { messages, DomainError } from '@wayhouse/contracts';
import { startOfStay, nightsOf, type Stay } from '@wayhouse/domain';

/** The parts of a booking that decide the charge. They were copied when the booking was made. */
type CancellableBooking = { stay: Stay; totalMinor: number; freeCancellationUntil: Date; room: { city: string } };

/** Free up to and including `freeCancellationUntil`; after it, the price of one night. Refused once the stay has begun. */
export function cancellationCharge(booking: CancellableBooking, now: Date): number {
  if (now >= startOfStay(booking.room.city, booking.stay.checkIn))
    throw new DomainError('rule-broken', messages.stayHasBegun, 'bookingId');
  return now <= booking.freeCancellationUntil ? 0 : priceOfOneNight(booking);
}

const priceOfOneNight = ({ totalMinor, stay }: CancellableBooking) => Math.round(totalMinor / nightsOf(stay).length);
