import type { Booking } from '@wayhouse/contracts/booking';
import { accountOf } from '@wayhouse/contracts/booking-account';
import { timeZoneOf, todayIn } from '@wayhouse/contracts/hotel-time';
import { texts } from './messages.js';

/** `date` is a calendar date in the hotel's place. */
export type Line = { item: string; amount: number; date?: string };

/** The booking's account in words. */
export function sayAccount(booking: Booking): { lines: Line[]; results: Line[] } {
  const { lines, results } = accountOf(booking);
  return {
    lines: lines.map(({ what, amount, at }) => ({ item: texts.lines[what], amount, date: dayOf(booking, at) })),
    results: results.map(({ what, amount }) => ({ item: texts.results[what], amount })),
  };
}

/** The calendar date in the hotel's place of a moment, where there was one. */
export const dayOf = ({ hotel }: Booking, moment: string | undefined): string | undefined =>
  moment && todayIn(timeZoneOf(hotel.city), new Date(moment));
