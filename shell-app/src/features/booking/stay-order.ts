import { inputMessages } from '@wayhouse/messages/input-messages';
import { addDays } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import type { StayDates } from '@wayhouse/web-kit/stay-dates';
import { readDates, readGuests } from '../../shared/read-stay-params.js';
import type { StayParams } from '../../shared/stay-params.js';
import { messages } from './messages.js';

/** The order in the address, so that signing in, a reload or a shared link keep it. */
export const readOrder = (query: URLSearchParams, maxGuests: number): StayParams => ({
  // Where the hotel is it may still be yesterday.
  ...readDates(query, addDays(today(), -1)),
  guests: readGuests(query, maxGuests),
});

/** What is wrong with the dates, or nothing. */
export function datesProblem({ checkIn, checkOut }: StayDates): string | undefined {
  if (!checkIn || !checkOut) return messages.chooseDates;
  if (checkOut <= checkIn) return inputMessages['date-order'];
  return undefined;
}
