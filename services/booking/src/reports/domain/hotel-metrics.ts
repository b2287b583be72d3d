import { type Period, toAmount } from '@wayhouse/domain';

/** Minor units, of the whole month and of its part that lies in the period. */
export type MonthlyAmount = { month: string; inMonth: number; inPeriod: number };

/**
 * Counts of a period, money in minor units. `ofRooms` are all nights of the hotel's units, `taken` those of them that are sold or
 * blocked.
 */
type PeriodCounts = {
  stays: { bookings: number; bookedMinor: number };
  nights: { sold: number; priceMinor: number };
  ofRooms: number;
  taken: number;
  months: string[];
  paid: MonthlyAmount[];
  refunded: MonthlyAmount[];
};

/** Each metric is defined in docs/decisions/report-metrics.md. */
export function hotelMetrics(period: Period, counts: PeriodCounts) {
  const { stays, nights, ofRooms, taken, months } = counts;
  const money = (sum: (amounts: MonthlyAmount[]) => number) => revenue(sum(counts.paid), sum(counts.refunded));
  const blocked = Math.max(0, taken - nights.sold);
  // Nights sold in a room that has been removed since count as offered, so that occupancy stays at 100 % or below.
  const nightsOffered = Math.max(ofRooms - blocked, nights.sold);
  return {
    from: period.from,
    to: period.to,
    bookings: stays.bookings,
    booked: toAmount(stays.bookedMinor),
    ...money((amounts) => amounts.reduce((total, { inPeriod }) => total + inPeriod, 0)),
    nightsSold: nights.sold,
    nightsOffered,
    occupancy: nightsOffered ? nights.sold / nightsOffered : null,
    averageDailyRate: nights.sold ? toAmount(Math.round(nights.priceMinor / nights.sold)) : null,
    months: months.map((month) => ({
      month,
      ...money((amounts) => amounts.find((amount) => amount.month === month)?.inMonth ?? 0),
    })),
  };
}

const revenue = (paidMinor: number, refundedMinor: number) => ({
  revenue: toAmount(paidMinor - refundedMinor),
  paid: toAmount(paidMinor),
  refunded: toAmount(refundedMinor),
});
