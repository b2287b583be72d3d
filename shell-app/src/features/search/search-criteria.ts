import { messages } from '@wayhouse/contracts/messages';
import type { StayDates } from '@wayhouse/web-kit/stay-dates';
import { texts } from './messages.js';

export type Search = StayDates & { destination: string; guests: number };
export type SearchErrors = { destination?: string; dates?: string };

/** What keeps a search from being made. Dates may be left out, but not one of them; the place where `anywhere` will do. */
export function searchErrors({ destination, checkIn, checkOut }: Search, anywhere = false): SearchErrors {
  const errors: SearchErrors = {};
  if (!anywhere && !destination.trim()) errors.destination = texts.chooseDestination;
  if (checkIn && !checkOut) errors.dates = texts.chooseCheckOut;
  if (checkIn && checkOut && checkOut <= checkIn) errors.dates = messages.dateOrder;
  return errors;
}
