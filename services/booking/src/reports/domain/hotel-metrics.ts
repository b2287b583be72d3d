import { daysBetween, type HotelFigures, type Period, toAmount } from '@wayhouse/contracts';

type Moved = { month: string; inMonth: number; inPeriod: number };

/**
 * What was counted for a period; `taken` are nights of the hotel's rooms that are sold or
 * blocked. Money in minor units.
 */
export type Counted = {
  stays: { bookings: number; bookedMinor: number };
  nights: { sold: number; priceMinor: number };
  rooms: number;
  taken: number;
  months: string[];
  paid: Moved[];
  refunded: Moved[];
};

/** The owner's figures; each is defined in docs/decisions/what-the-figures-mean.md. */
export function figuresOf(period: Period, counted: Counted): HotelFigures {
  const { stays, nights, rooms, taken, months } = counted;
  const money = (of: (moved: Moved[]) => number) => moneyOf(of(counted.paid), of(counted.refunded));
  const blocked = Math.max(0, taken - nights.sold);
  // A night that was sold was offered, even if its room is no longer one of the hotel's.
  const nightsOffered = Math.max(rooms * daysBetween(period.from, period.to) - blocked, nights.sold);
  return {
    ...{ from: period.from, to: period.to },
    ...{ bookings: stays.bookings, booked: toAmount(stays.bookedMinor) },
    ...money((moved) => sum(moved.map(({ inPeriod }) => inPeriod))),
    ...{ nightsSold: nights.sold, nightsOffered },
    occupancy: nightsOffered ? nights.sold / nightsOffered : null,
    averageRate: nights.sold ? toAmount(Math.round(nights.priceMinor / nights.sold)) : null,
    months: months.map((month) => ({
      month,
      ...money((moved) => moved.find((each) => each.month === month)?.inMonth ?? 0),
    })),
  };
}

const moneyOf = (paidMinor: number, refundedMinor: number) => ({
  revenue: toAmount(paidMinor - refundedMinor),
  paid: toAmount(paidMinor),
  refunded: toAmount(refundedMinor),
});

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
