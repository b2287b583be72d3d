import type { BookingFacts } from '@wayhouse/contracts';
import { isFreeToCancel, startOfStay } from '@wayhouse/domain';
import { capitalize } from '@wayhouse/messages/describe-policy';
import { formatInstant } from '@wayhouse/messages/format-date';
import type { EmailFact } from '../email/email.js';
import type { EmailContext } from './email-context.js';
import { messages } from './messages.js';
import { describePolicyOf } from './stay-facts.js';

/** A stay booked at short notice may be past its free cancellation from the start. */
export function cancellationTerms(facts: BookingFacts, { now }: EmailContext): EmailFact {
  const { freeCancellationUntil, hotel, checkIn } = facts;
  const { cancellation, noLongerPossible, freeCancellation, freeUntil } = messages.facts;
  if (startOfStay(hotel.city, checkIn, hotel) <= now) return { label: cancellation, value: noLongerPossible };
  if (!isFreeToCancel(freeCancellationUntil, now))
    return { label: cancellation, value: capitalize(describePolicyOf(facts).charged) };
  return { label: freeCancellation, value: freeUntil(formatInstant(freeCancellationUntil, hotel.city)) };
}
