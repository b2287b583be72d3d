import { cancellationChargeMinor, DomainError, startOfStay } from '@wayhouse/domain';

type CancellableBooking = Parameters<typeof cancellationChargeMinor>[0] & { room: { city: string } };

/** The charge under the booking's own policy. Refused once the stay has begun. */
export function cancellationCharge(booking: CancellableBooking, now: Date): number {
  if (now >= startOfStay(booking.room.city, booking.stay.checkIn)) throw new DomainError('stay-begun');
  return cancellationChargeMinor(booking, now);
}
