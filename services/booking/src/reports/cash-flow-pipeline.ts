import type { PipelineStage } from 'mongoose';
import { instantIn, monthsOf, type Period, startOfMonth } from '@wayhouse/domain';
import { isCounted } from './counted-refunds.js';

export type CashFlowQuery = { hotelId: string; timeZone: string; months: string[]; period: Period };

const payments = { list: 'booking.payments', at: 'paidAt' } as const;
const refunds = { list: 'booking.refunds', at: 'refundedAt' } as const;

/** Payments, by card and at the hotel, per month of the hotel's calendar. */
export const paidPipeline = (query: CashFlowQuery) => byMonthPipeline(payments, query);

export const refundedPipeline = (query: CashFlowQuery) =>
  byMonthPipeline(refunds, query, { $expr: isCounted('$booking.refunds.paymentId') });

/** The twelve months up to the period's last day, or more for a longer period. */
export function reportedMonths(period: Period): string[] {
  const lastMonth = monthsOf(period).at(-1)!;
  const yearBefore = startOfMonth(lastMonth, -11);
  return monthsOf({ from: period.from < yearBefore ? period.from : yearBefore, to: period.to });
}

function byMonthPipeline(
  { list, at }: typeof payments | typeof refunds,
  { hotelId, timeZone, months, period }: CashFlowQuery,
  filter: PipelineStage.Match['$match'] = {},
): PipelineStage[] {
  const midnight = (date: string) => instantIn(timeZone, date, '00:00');
  const time = `$${list}.${at}`;
  const amount = `$${list}.amountMinor`;
  const within = { $gte: midnight(months[0]!), $lt: midnight(startOfMonth(months.at(-1)!, 1)) };
  const isInPeriod = { $and: [{ $gte: [time, midnight(period.from)] }, { $lt: [time, midnight(period.to)] }] };
  // Not MongoDB's own date operators: its time zone data may differ from that of this process.
  const monthOf = {
    $switch: {
      branches: months.map((month) => ({ case: { $lt: [time, midnight(startOfMonth(month, 1))] }, then: month })),
    },
  };
  return [
    { $match: { hotelId, [list]: { $elemMatch: { [at]: within } } } },
    { $unwind: `$${list}` },
    { $match: { [`${list}.${at}`]: within, ...filter } },
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
