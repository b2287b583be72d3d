import { formatMinor } from '@wayhouse/messages/format-money';
import { messages } from './messages.js';

type Money = { totalMinor: number; owedMinor: number; currency: string };

/** What a confirmation has of the payment: it may be written after the guest has paid. */
export function paymentValue({ totalMinor, owedMinor, currency }: Money): string {
  if (owedMinor >= totalMinor) return messages.confirmation.payment;
  if (owedMinor === 0) return messages.paid.payment.card;
  return messages.paid.rest.payment(formatMinor(totalMinor - owedMinor, currency), formatMinor(owedMinor, currency));
}
