import { withMeans } from '@wayhouse/messages/payment-means';
import { receiptMessages } from '@wayhouse/messages/receipt';
import type { Booking } from '@wayhouse/contracts/booking';
import { statementOf } from '@wayhouse/domain/booking-statement';
import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';

/** `date` is a calendar date in the hotel's time zone. */
export type StatementLine = { item: string; amount: number; date?: string };

export function formatStatement(booking: Booking): { lines: StatementLine[]; results: StatementLine[] } {
  const { lines, results } = statementOf(booking);
  return {
    lines: lines.map(({ what, amount, at, means }) => ({
      item: withMeans(receiptMessages.lines[what], means),
      amount,
      date: hotelDate(booking, at),
    })),
    results: results.map(({ what, amount }) => ({ item: receiptMessages.results[what], amount })),
  };
}

/** The calendar date of `instant` in the hotel's time zone. */
export const hotelDate = ({ hotel }: Booking, instant: string | undefined): string | undefined =>
  instant && todayIn(timeZoneOf(hotel.city), new Date(instant));
