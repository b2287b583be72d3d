import type { Connection } from 'mongoose';
import { toAmount } from '@wayhouse/contracts';
import { bookingRows } from '../bookings/booking-model.js';
import { comesToMinor, oneIfStanding } from './stay-counts.js';

type Counted = { totalBookings: number; bookedMinor: number; paidMinor: number; refundedMinor: number };

/** A refund that was heard before its payment counts once the payment is heard too. */
const countedRefunds = {
  $filter: {
    input: '$booking.refunds',
    as: 'refund',
    cond: { $in: ['$$refund.paymentId', '$booking.payments.paymentId'] },
  },
};
const refundedMinor = { $map: { input: countedRefunds, as: 'refund', in: '$$refund.amountMinor' } };

/** What all bookings of a hotel come to. Each amount stands for itself: revenue is what was paid, less what went back. */
export async function hotelTotals(db: Connection, hotelId: string) {
  const [counted] = await bookingRows(db).aggregate<Counted>([
    { $match: { hotelId } },
    {
      $group: {
        _id: null,
        totalBookings: { $sum: oneIfStanding },
        bookedMinor: { $sum: comesToMinor },
        paidMinor: { $sum: { $sum: '$booking.payments.amountMinor' } },
        refundedMinor: { $sum: { $sum: refundedMinor } },
      },
    },
  ]);
  const { totalBookings, bookedMinor, ...money } = counted ?? nothing;
  return {
    totalBookings,
    totalRevenue: toAmount(money.paidMinor - money.refundedMinor),
    booked: toAmount(bookedMinor),
    paid: toAmount(money.paidMinor),
    refunded: toAmount(money.refundedMinor),
  };
}

const nothing: Counted = { totalBookings: 0, bookedMinor: 0, paidMinor: 0, refundedMinor: 0 };
