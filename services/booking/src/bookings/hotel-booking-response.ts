import { type CallResponse, type calls } from '@wayhouse/contracts';
import { countedRefunds, type Settlement, toAmount } from '@wayhouse/domain';
import { type Booking, isStayOver } from './domain/booking.js';
import { toBookingResponse } from './booking-response.js';
import { guestName } from './guest-name.js';
import { settlementIfCancelled } from './domain/booking-settlement.js';

type HotelBooking = CallResponse<typeof calls.showHotelBooking>;
type HistoryEntry = HotelBooking['history'][number];

/** A booking as its hotel's owner sees it. `relayAddress` reaches the guest. */
export const toHotelBookingResponse = (booking: Booking, now: Date, relayAddress?: string): HotelBooking => ({
  booking: toBookingResponse(booking),
  // Not the email address: the privacy policy promises that hotels do not see it.
  guest: { name: guestName(booking), relayAddress },
  history: toHistory(booking),
  ...(booking.state !== 'cancelled' &&
    !isStayOver(booking, now) && {
      cancelling: toRefunds(settlementIfCancelled(booking, 0, now)),
    }),
});

const toRefunds = ({ refund }: Settlement) => ({ byCard: toAmount(refund.card), atHotel: toAmount(refund.hotel) });

/**
 * Sorted by time in whole seconds, because Stripe's times have no fractions: within one second the order below decides,
 * causes before effects.
 */
function toHistory(booking: Booking): HistoryEntry[] {
  const entries: HistoryEntry[] = [
    { type: 'booked', ...timeAndAmount(booking.bookedAt, booking.totalMinor) },
    ...booking.payments.map(({ paidAt, amountMinor, method }) => ({
      type: 'paid' as const,
      method,
      ...timeAndAmount(paidAt, amountMinor),
    })),
    ...cancellationEntries(booking),
    ...countedRefunds(booking).map(({ refundedAt, amountMinor, method }) => ({
      type: 'refunded' as const,
      method,
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
