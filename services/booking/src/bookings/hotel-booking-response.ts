import { type CallResponse, type calls } from '@wayhouse/contracts';
import { toAmount } from '@wayhouse/domain';
import { type Booking, isStayOver } from './domain/booking.js';
import { toBookingResponse } from './booking-response.js';
import { comesBackMinor } from './domain/comes-back.js';
import { countedRefunds } from './domain/ledger.js';
import { givesBackMinor, owedMinor } from './domain/payment-at-hotel.js';

type HotelBooking = CallResponse<typeof calls.showHotelBooking>;
type HistoryEntry = HotelBooking['history'][number];

/** A booking as its hotel's owner sees it. */
export const toHotelBookingResponse = (booking: Booking, now: Date): HotelBooking => ({
  booking: toBookingResponse(booking),
  guest: { name: booking.guest.name, email: booking.guest.email },
  history: toHistory(booking),
  owed: toAmount(owedMinor(booking)),
  ...(booking.state !== 'cancelled' &&
    !isStayOver(booking, now) && {
      cancelling: { byCard: toAmount(comesBackMinor(booking, 0)), atHotel: toAmount(givesBackMinor(booking, 0)) },
    }),
});

/**
 * Sorted by time in whole seconds, because Stripe's times have no fractions: within one second the order below decides,
 * causes before effects.
 */
function toHistory(booking: Booking): HistoryEntry[] {
  const entries: HistoryEntry[] = [
    { type: 'booked', ...timeAndAmount(booking.bookedAt, booking.totalMinor) },
    ...booking.payments.map(({ paidAt, amountMinor, by }) => ({
      type: 'paid' as const,
      method: by,
      ...timeAndAmount(paidAt, amountMinor),
    })),
    ...cancellationEntries(booking),
    ...countedRefunds(booking).map(({ refundedAt, amountMinor, by }) => ({
      type: 'refunded' as const,
      method: by,
      ...timeAndAmount(refundedAt, amountMinor),
    })),
  ];
  return entries.sort((a, b) => toSeconds(a) - toSeconds(b));
}

const toSeconds = ({ at }: HistoryEntry) => Math.floor(Date.parse(at) / 1000);

const cancellationEntries = (booking: Booking) =>
  booking.state === 'cancelled'
    ? [
        {
          type: 'cancelled' as const,
          by: booking.cancelledBy,
          ...timeAndAmount(booking.cancelledAt, booking.chargedMinor),
        },
      ]
    : [];

const timeAndAmount = (at: Date, minor: number) => ({ at: at.toISOString(), amount: toAmount(minor) });
