import { addDays, clockOf, DomainError, lateChargeMinor, limits, timeZoneOf, todayIn } from '@wayhouse/domain';
import { type Booking, type CancelledBooking, type StandingBooking, toCancelled } from './booking.js';
import { refusalOnceCome } from './refusal-once-come.js';

/**
 * Records that the guest has not come: the booking ends at the charge of a late cancellation under its own policy. A cancelled booking
 * stays as it is.
 */
export function recordNoShow(booking: Booking, now: Date, form?: string): CancelledBooking {
  if (booking.state === 'cancelled') return booking;
  const refusal = refusalOf(booking, now);
  if (refusal) throw refusal;
  const chargedMinor = lateChargeMinor(booking);
  return toCancelled(booking, { chargedMinor, cancelledBy: 'owner', isNoShow: true, ...(form && { form }) }, now);
}

/** The charge that recording a no-show at `now` would cause, in minor units; undefined where it cannot be recorded. */
export const noShowCharge = (booking: Booking, now: Date): number | undefined =>
  booking.state === 'cancelled' || refusalOf(booking, now) ? undefined : lateChargeMinor(booking);

/**
 * From the day after the arrival on, by the hotel's clock, or of a night that was booked once it was running from the day after that: until
 * then the guest may still come.
 */
function refusalOf(booking: StandingBooking, now: Date): DomainError | undefined {
  const { room, stay, bookedAt } = booking;
  const come = refusalOnceCome(booking);
  if (come) return come;
  const zone = timeZoneOf(clockOf(room));
  const today = todayIn(zone, now);
  if (today <= stay.checkIn || today <= todayIn(zone, bookedAt)) return new DomainError('no-show-to-come');
  if (today > addDays(stay.checkOut, limits.noShowDays))
    return new DomainError('no-show-too-late', { days: limits.noShowDays });
  return undefined;
}
