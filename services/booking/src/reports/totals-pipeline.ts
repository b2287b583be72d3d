import type { PipelineStage } from 'mongoose';
import { isCounted } from './counted-refunds.js';
import { bookedAmount, oneUnlessCancelled } from './stay-pipeline.js';

const countedRefunds = {
  $filter: {
    input: '$booking.refunds',
    as: 'refund',
    cond: isCounted('$$refund.paymentId'),
  },
};
const refundedMinor = { $map: { input: countedRefunds, as: 'refund', in: '$$refund.amountMinor' } };

/** Totals over all bookings of a hotel, in minor units. */
export const totalsPipeline = (hotelId: string): PipelineStage[] => [
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
];
