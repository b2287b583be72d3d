import { messages } from '@wayhouse/contracts/messages';
import type { StayDates } from '@wayhouse/web-kit/stay-dates';
import { texts } from './texts.js';

export type StayOrder = StayDates & { guests: number };

const isDate = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

/** The order as the address has it, so that signing in, a reload or a shared link keep it. */
export function readOrder(query: URLSearchParams, mostGuests: number): StayOrder {
  const guests = Number(query.get('guests'));
  const isPossible = Number.isInteger(guests) && guests >= 1 && guests <= mostGuests;
  return {
    checkIn: isDate(query.get('checkIn')),
    checkOut: isDate(query.get('checkOut')),
    guests: isPossible ? guests : 1,
  };
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
