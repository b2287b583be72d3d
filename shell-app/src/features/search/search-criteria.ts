import { messages } from '@wayhouse/contracts/messages';
import type { StayDates } from '@wayhouse/web-kit/stay-dates';
import { messages as texts } from './messages.js';

export type SearchCriteria = StayDates & { destination: string; guests: number };
export type SearchErrors = { destination?: string; dates?: string };

/** Errors by field. Both dates may be missing, but not one of them; the destination only if `allowAnywhere`. */
export function validateSearch(
  { destination, checkIn, checkOut }: SearchCriteria,
  allowAnywhere = false,
): SearchErrors {
  const errors: SearchErrors = {};
  if (!allowAnywhere && !destination.trim()) errors.destination = texts.chooseDestination;
  if (checkIn && !checkOut) errors.dates = texts.chooseCheckOut;
  if (checkIn && checkOut && checkOut <= checkIn) errors.dates = messages.dateOrder;
  return errors;
}
