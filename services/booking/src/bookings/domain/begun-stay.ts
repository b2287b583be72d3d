import {
  cancellationChargeMinor,
  clockOf,
  DomainError,
  type HotelClock,
  type HotelTimes,
  startOfStay,
} from '@wayhouse/domain';

type BegunStay = { room: HotelClock & HotelTimes; stay: { checkIn: string }; checkedInAt?: Date };

/** At the time of check-in, or earlier where the guest has been checked in. */
export const hasBegun = ({ room, stay, checkedInAt }: BegunStay, now: Date): boolean =>
  !!checkedInAt || now >= startOfStay(clockOf(room), stay.checkIn, room);

/** The charge under the booking's own policy. Refused once the stay has begun. */
export function cancellationCharge(
  booking: Parameters<typeof cancellationChargeMinor>[0] & BegunStay,
  now: Date,
): number {
  if (hasBegun(booking, now)) throw new DomainError('stay-begun');
  return cancellationChargeMinor(booking, now);
}
