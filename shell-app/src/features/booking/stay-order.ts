import { CalendarDate } from '@wayhouse/contracts/calendar-date';
import { limits } from '@wayhouse/contracts/limits';
import { messages } from '@wayhouse/contracts/messages';
import { addDays, daysBetween } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import type { StayDates } from '@wayhouse/web-kit/stay-dates';
import { messages as texts } from './messages.js';

export type StayOrder = StayDates & { guests: number };

/**
 * The order as the address has it, so that signing in, a reload or a shared link keep it. Days
 * that nobody can book are left out.
 */
export function readOrder(query: URLSearchParams, mostGuests: number): StayOrder {
  const guests = Number(query.get('guests'));
  const isPossible = Number.isInteger(guests) && guests >= 1 && guests <= mostGuests;
  return {
    ...stayIn(query),
    guests: isPossible ? guests : 1,
  };
}

function stayIn(query: URLSearchParams): StayDates {
  const [checkIn = '', checkOut = ''] = ['checkIn', 'checkOut'].map(
    (end) => CalendarDate.safeParse(query.get(end)).data,
  );
  // Where the hotel is it may still be yesterday.
  const isBookable = checkIn >= addDays(today(), -1) && checkIn <= addDays(today(), limits.daysAhead);
  if (!isBookable) return { checkIn: '', checkOut: '' };
  return { checkIn, checkOut: checkOut && daysBetween(checkIn, checkOut) <= limits.nights ? checkOut : '' };
}

export function writeOrder({ checkIn, checkOut, guests }: StayOrder): URLSearchParams {
  const query = new URLSearchParams();
  if (checkIn) query.set('checkIn', checkIn);
  if (checkOut) query.set('checkOut', checkOut);
  if (guests > 1) query.set('guests', String(guests));
  return query;
}

/** What is wrong with the dates, or nothing. */
export function datesProblem({ checkIn, checkOut }: StayDates): string | undefined {
  if (!checkIn || !checkOut) return texts.chooseDates;
  if (checkOut <= checkIn) return messages.dateOrder;
  return undefined;
}
