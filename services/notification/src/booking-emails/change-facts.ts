import type { BookingFacts, EventData, events } from '@wayhouse/contracts';
import { daysBetween } from '@wayhouse/domain';
import { counts } from '@wayhouse/messages/counts';
import { formatDate } from '@wayhouse/messages/format-date';
import { formatMinor } from '@wayhouse/messages/format-money';
import type { EmailContent } from '../email/email.js';
import { messages } from './messages.js';

export type ChangedTerms = Pick<
  EventData<typeof events.bookingChanged>,
  'before' | 'refundMinor' | 'owedMinor' | 'handedBackMinor' | 'by'
>;

/** How often the booking was changed. */
export const changesOf = ({ priceChanges = [] }: Pick<BookingFacts, 'priceChanges'>): number => priceChanges.length;

/** A change is no news once its booking, as it is now, is changed again or cancelled, which is news of its own. */
export const isChangeSuperseded = (changes: number, now: { facts: BookingFacts; isCancelled: boolean }): boolean =>
  now.isCancelled || changesOf(now.facts) > changes;

/** Nor is a payment once it was taken back, or its booking is cancelled. */
export const isPaymentSuperseded = (paymentId: string, now: { facts: BookingFacts; isCancelled: boolean }): boolean =>
  now.isCancelled || (now.facts.takenBackAtHotel ?? []).some((payment) => payment.paymentId === paymentId);

/** In the words of the guest or of the hotel. */
type Labels = Pick<
  typeof messages.facts,
  'before' | 'totalBefore' | 'cardRefund' | 'handedBack' | 'stillDue' | 'nothingDue'
>;

/** What the booking was before, what goes back to the card and at the desk, and what is still to be paid. */
export function changeFacts(
  { currency }: Pick<BookingFacts, 'currency'>,
  { before, refundMinor, handedBackMinor, owedMinor }: ChangedTerms,
  labels: Labels,
): EmailContent['facts'] {
  const { checkIn, checkOut, guests, totalMinor } = before;
  const nights = counts.nights(daysBetween(checkIn, checkOut));
  const stay = messages.changed.before(formatDate(checkIn), formatDate(checkOut), nights, counts.guests(guests));
  return [
    { label: labels.before, value: stay },
    { label: labels.totalBefore, value: formatMinor(totalMinor, currency) },
    ...(refundMinor > 0 ? [{ label: labels.cardRefund, value: formatMinor(refundMinor, currency) }] : []),
    ...(handedBackMinor ? [{ label: labels.handedBack, value: formatMinor(handedBackMinor, currency) }] : []),
    { label: labels.stillDue, value: owedMinor > 0 ? formatMinor(owedMinor, currency) : labels.nothingDue },
  ];
}
