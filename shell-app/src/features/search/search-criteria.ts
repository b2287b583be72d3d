import { limits } from '@wayhouse/domain/limits';
import { daysBetween, hasNights } from '@wayhouse/domain/stay';
import { inputMessages } from '@wayhouse/messages/input-messages';
import type { StayParams } from '../../shared/stay-params.js';
import { messages } from './messages.js';

export type SearchCriteria = StayParams & { destination: string };
export type SearchErrors = { destination?: string; dates?: string };

/** Errors by field. Both dates may be missing, but not one of them; the destination only if `allowAnywhere`. */
export function validateSearch(
  { destination, checkIn, checkOut }: SearchCriteria,
  allowAnywhere = false,
): SearchErrors {
  const errors: SearchErrors = {};
  if (!allowAnywhere && !destination.trim()) errors.destination = messages.chooseDestination;
  if (checkIn && !checkOut) errors.dates = messages.chooseCheckOut;
  if (checkIn && checkOut && !hasNights({ checkIn, checkOut })) errors.dates = inputMessages['date-order'];
  if (checkIn && checkOut && daysBetween(checkIn, checkOut) > limits.nights)
    errors.dates = inputMessages['too-many-nights']({ most: limits.nights });
  return errors;
}
