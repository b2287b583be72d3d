import type { Connection } from 'mongoose';
import { toAmount } from '@wayhouse/domain';
import { bookingModel } from '../bookings/booking-model.js';
import { bookedAmount, oneUnlessCancelled } from './stay-counts.js';

type TotalsDocument = { totalBookings: number; bookedMinor: number; paidMinor: number; refundedMinor: number };

/** A refund may arrive before its payment; it counts once the payment is there. */
const countedRefunds = {
  $filter: {
    input: '$booking.refunds',
    as: 'refund',
    cond: { $in: ['$$refund.paymentId', '$booking.payments.paymentId'] },
  },
};
const refundedMinor = { $map: { input: countedRefunds, as: 'refund', in: '$$refund.amountMinor' } };

/** Totals over all bookings of a hotel. Revenue is what was paid less what was refunded. */
export async function hotelTotals(db: Connection, hotelId: string) {
  const [found] = await bookingModel(db).aggregate<TotalsDocument>([
    { $match: { hotelId } },
    {
      $group: {
        _id: null,
        totalBookings: { $sum: oneUnlessCancelled },
        bookedMinor: { $sum: bookedAmount },
        paidMinor: { $sum: { $sum: '$booking.payments.amountMinor' } },
        refundedMinor: { $sum: { $sum: refundedMinor } },
      },
    },
  ]);
  const { totalBookings, bookedMinor, ...money } = found ?? noTotals;
  return {
    totalBookings,
    totalRevenue: toAmount(money.paidMinor - money.refundedMinor),
    booked: toAmount(bookedMinor),
    paid: toAmount(money.paidMinor),
    refunded: toAmount(money.refundedMinor),
  };
}

const noTotals: TotalsDocument = { totalBookings: 0, bookedMinor: 0, paidMinor: 0, refundedMinor: 0 };
