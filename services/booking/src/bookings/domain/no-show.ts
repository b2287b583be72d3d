import { addDays, cancellationChargeMinor, DomainError, limits, timeZoneOf, todayIn } from '@wayhouse/domain';
import { type Booking, type CancelledBooking, toCancelled } from './booking.js';

type StandingBooking = Exclude<Booking, CancelledBooking>;

/**
 * Records that the guest has not come: the booking ends at the charge of a late cancellation under its own policy. A cancelled booking
 * stays as it is.
 */
export function recordNoShow(booking: Booking, now: Date): CancelledBooking {
  if (booking.state === 'cancelled') return booking;
  const refusal = refusalOf(booking, now);
  if (refusal) throw refusal;
  const cancellation = { chargedMinor: cancellationChargeMinor(booking, now), cancelledAt: now };
  return toCancelled(booking, { ...cancellation, cancelledBy: 'owner', isNoShow: true });
}

/** The charge that recording a no-show at `now` would cause, in minor units; undefined where it cannot be recorded. */
export const noShowCharge = (booking: Booking, now: Date): number | undefined =>
  booking.state === 'cancelled' || refusalOf(booking, now) ? undefined : cancellationChargeMinor(booking, now);

/** From the day after the arrival on, by the hotel's clock: until then the guest may still come. Free cancellation ends with check-in at the latest. */
function refusalOf({ room, stay, checkedInAt }: StandingBooking, now: Date): DomainError | undefined {
  const today = todayIn(timeZoneOf(room.city), now);
  if (checkedInAt) return new DomainError('guest-checked-in');
  if (today <= stay.checkIn) return new DomainError('no-show-to-come');
  if (today > addDays(stay.checkOut, limits.noShowDays))
    return new DomainError('no-show-too-late', { days: limits.noShowDays });
  return undefined;
}
