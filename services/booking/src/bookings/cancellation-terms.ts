import { checkInTime, instantIn, messages, nightsOf, Refusal, type Stay, timeZoneOf } from '@wayhouse/contracts';

/** The part of a booking that says what cancelling costs. It was copied from the room when the booking was made. */
type Agreed = { stay: Stay; totalMinor: number; freeCancellationUntil: Date; room: { city: string } };

/** Nothing up to the agreed moment, that moment included; after it one night, until the stay begins. */
export function costOfCancelling(agreed: Agreed, now: Date): number {
  if (now >= beginOf(agreed)) throw new Refusal('rule-broken', messages.stayHasBegun, 'bookingId');
  return now <= agreed.freeCancellationUntil ? 0 : oneNight(agreed);
}

const oneNight = ({ totalMinor, stay }: Agreed) => Math.round(totalMinor / nightsOf(stay).length);

const beginOf = ({ room, stay }: Agreed) => instantIn(timeZoneOf(room.city), stay.checkIn, checkInTime);
