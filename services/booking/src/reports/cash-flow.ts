import type { Connection, PipelineStage } from 'mongoose';
import { instantIn, monthBegin, monthsOf, type Period } from '@wayhouse/contracts';
import { bookingRows } from '../bookings/booking-model.js';

/** Minor units that moved, in the whole month and in that part of it that lies in the period. */
type Moved = { month: string; inMonth: number; inPeriod: number };
type Asked = { hotelId: string; timeZone: string; months: string[]; period: Period };

const payments = { of: 'booking.payments', at: 'paidAt' } as const;
const refunds = { of: 'booking.refunds', at: 'refundedAt' } as const;

/** A refund that was heard before its payment counts once the payment is heard too. */
const paymentIsKnown = { $expr: { $in: ['$booking.refunds.paymentId', '$booking.payments.paymentId'] } };

/** The payments that arrived and the refunds that were made, by card or at the hotel, by month of its calendar. */
export async function moneyMoved(db: Connection, asked: Asked): Promise<{ paid: Moved[]; refunded: Moved[] }> {
  const rows = bookingRows(db);
  const [paid, refunded] = await Promise.all([
    rows.aggregate<Moved>(byMonth(payments, asked)),
    rows.aggregate<Moved>(byMonth(refunds, asked, paymentIsKnown)),
  ]);
  return { paid, refunded };
}

/** The twelve months that end with the period's last day, or more where the period is longer. */
export function monthsShown(period: Period): string[] {
  const lastMonth = monthsOf(period).at(-1)!;
  const yearBefore = monthBegin(lastMonth, -11);
  return monthsOf({ from: period.from < yearBefore ? period.from : yearBefore, to: period.to });
}

function byMonth(
  { of, at }: typeof payments | typeof refunds,
  { hotelId, timeZone, months, period }: Asked,
  counts: PipelineStage.Match['$match'] = {},
): PipelineStage[] {
  const midnight = (date: string) => instantIn(timeZone, date, '00:00');
  const when = `$${of}.${at}`;
  const amount = `$${of}.amountMinor`;
  const within = { $gte: midnight(months[0]!), $lt: midnight(monthBegin(months.at(-1)!, 1)) };
  const isInPeriod = { $and: [{ $gte: [when, midnight(period.from)] }, { $lt: [when, midnight(period.to)] }] };
  // MongoDB could name the month by itself, but only where it knows the same time zones as the calendar does.
  const monthOf = {
    $switch: {
      branches: months.map((month) => ({ case: { $lt: [when, midnight(monthBegin(month, 1))] }, then: month })),
    },
  };
  return [
    { $match: { hotelId, [of]: { $elemMatch: { [at]: within } } } },
    { $unwind: `$${of}` },
    { $match: { [`${of}.${at}`]: within, ...counts } },
    {
      $group: {
        _id: monthOf,
        inMonth: { $sum: amount },
        inPeriod: { $sum: { $cond: [isInPeriod, amount, 0] } },
      },
    },
    { $project: { _id: 0, month: '$_id', inMonth: 1, inPeriod: 1 } },
  ];
}
