import { type AnswerOf, type calls, toAmount } from '@wayhouse/contracts';
import { type Booking, isOver } from './domain/booking.js';
import { viewOf } from './booking-response.js';
import { comesBackMinor } from './domain/comes-back.js';
import { countedRefunds } from './domain/ledger.js';
import { givesBackMinor, owedMinor } from './domain/payment-at-hotel.js';

type HotelBooking = AnswerOf<typeof calls.showHotelBooking>;
type Moment = HotelBooking['history'][number];

/** A booking as its hotel's owner deals with it. */
export const hotelViewOf = (booking: Booking, now: Date): HotelBooking => ({
  booking: viewOf(booking),
  guest: { name: booking.guest.name, email: booking.guest.email },
  history: historyOf(booking),
  owed: toAmount(owedMinor(booking)),
  ...(booking.state !== 'cancelled' &&
    !isOver(booking, now) && {
      cancelling: { byCard: toAmount(comesBackMinor(booking, 0)), atHotel: toAmount(givesBackMinor(booking, 0)) },
    }),
});

/** In the order of time; of two things in one second, the cause before what follows from it: cards count in seconds. */
function historyOf(booking: Booking): Moment[] {
  const moments: Moment[] = [
    { what: 'booked', ...momentOf(booking.bookedAt, booking.totalMinor) },
    ...booking.payments.map(({ paidAt, amountMinor, by }) => ({
      ...{ what: 'paid' as const, where: by },
      ...momentOf(paidAt, amountMinor),
    })),
    ...cancellationOf(booking),
    ...countedRefunds(booking).map(({ refundedAt, amountMinor, by }) => ({
      ...{ what: 'refunded' as const, where: by },
      ...momentOf(refundedAt, amountMinor),
    })),
  ];
  return moments.sort((one, other) => secondOf(one) - secondOf(other));
}

const secondOf = ({ at }: Moment) => Math.floor(Date.parse(at) / 1000);

const cancellationOf = (booking: Booking) =>
  booking.state === 'cancelled'
    ? [{ what: 'cancelled' as const, by: booking.cancelledBy, ...momentOf(booking.cancelledAt, booking.chargedMinor) }]
    : [];

const momentOf = (at: Date, minor: number) => ({ at: at.toISOString(), amount: toAmount(minor) });
