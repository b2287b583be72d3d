import { beginOfStay, messages, nightsOf, Refusal, type Stay } from '@wayhouse/contracts';

/** The part of a booking that says what cancelling costs. It was copied from the room when the booking was made. */
type Agreed = { stay: Stay; totalMinor: number; freeCancellationUntil: Date; room: { city: string } };

/** Nothing up to the agreed moment, that moment included; after it one night, until the stay begins. */
export function costOfCancelling(agreed: Agreed, now: Date): number {
  if (now >= beginOfStay(agreed.room.city, agreed.stay.checkIn))
    throw new Refusal('rule-broken', messages.stayHasBegun, 'bookingId');
  return now <= agreed.freeCancellationUntil ? 0 : oneNight(agreed);
}

const oneNight = ({ totalMinor, stay }: Agreed) => Math.round(totalMinor / nightsOf(stay).length);
