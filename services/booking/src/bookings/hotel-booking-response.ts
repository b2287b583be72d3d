import { type CallResponse, type calls } from '@wayhouse/contracts';
import { countedRefunds, type Settlement, toAmount } from '@wayhouse/domain';
import { type Booking, isStayOver } from './domain/booking.js';
import { toBookingResponse } from './booking-response.js';
import { noShowCharge } from './domain/no-show.js';
import { isBookedByHotel } from './domain/guest.js';
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
  ...toNoShow(booking, now),
});

function toNoShow(booking: Booking, now: Date): Pick<HotelBooking, 'noShow'> {
  const charge = noShowCharge(booking, now);
  if (charge === undefined) return {};
  return { noShow: { charge: toAmount(charge), ...toRefunds(settlementIfCancelled(booking, charge, now)) } };
}

const toRefunds = ({ refund }: Settlement) => ({ byCard: toAmount(refund.card), atHotel: toAmount(refund.hotel) });

/**
 * Sorted by time in whole seconds, because Stripe's times have no fractions: within one second the order below decides,
 * causes before effects.
 */
function toHistory(booking: Booking): HistoryEntry[] {
  const entries: HistoryEntry[] = [
    {
      type: 'booked',
      ...timeAndAmount(booking.bookedAt, booking.totalMinor),
      ...(isBookedByHotel(booking) && { by: 'hotel' }),
    },
    ...booking.payments.map(({ paidAt, amountMinor, method, note }) => ({
      type: 'paid' as const,
      method,
      ...timeAndAmount(paidAt, amountMinor),
      ...(note && { note }),
    })),
    ...detailsEntries(booking),
    ...cancellationEntries(booking),
    ...stayEntries(booking),
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
          ...(booking.isNoShow
            ? { type: 'no-show' as const }
            : { type: 'cancelled' as const, by: booking.cancelledBy }),
          ...timeAndAmount(booking.cancelledAt, booking.chargedMinor),
        },
      ]
    : [];

const stayEntries = ({ checkedInAt, checkedOutAt }: Booking): HistoryEntry[] => [
  ...(checkedInAt ? [{ type: 'checked-in' as const, at: checkedInAt.toISOString() }] : []),
  ...(checkedOutAt ? [{ type: 'checked-out' as const, at: checkedOutAt.toISOString() }] : []),
];

/** The latest change alone. */
const detailsEntries = ({ details }: Booking) =>
  details?.changedAt ? [{ type: 'details-changed' as const, at: details.changedAt.toISOString() }] : [];

const timeAndAmount = (at: Date, minor: number) => ({ at: at.toISOString(), amount: toAmount(minor) });
