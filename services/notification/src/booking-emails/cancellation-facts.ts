import type { BookingFacts, EventData, events } from '@wayhouse/contracts';
import { formatMinor } from '@wayhouse/messages/format-money';
import type { EmailFact } from '../email/email.js';
import type { messages } from './messages.js';
import { describePolicyOf } from './stay-facts.js';

export type CancellationMoney = Pick<
  EventData<typeof events.bookingCancelled>,
  'chargedMinor' | 'owedMinor' | 'byCard' | 'atHotel'
>;

/** In the words of the guest or of the hotel. */
type Labels = Pick<
  typeof messages.facts,
  | 'charge'
  | 'chargeOf'
  | 'paidByCard'
  | 'alreadyRefunded'
  | 'cardRefund'
  | 'paidAtHotel'
  | 'handedBack'
  | 'hotelRefund'
  | 'none'
  | 'nothingMore'
>;
type FormatMoney = (minor: number) => string;

/** The charge, and what of each kind of payment was and will be refunded. */
export function cancellationFacts(
  facts: BookingFacts,
  { chargedMinor, byCard, atHotel }: CancellationMoney,
  labels: Labels,
): EmailFact[] {
  const money = (minor: number) => formatMinor(minor, facts.currency);
  const charge = chargedMinor > 0 ? labels.chargeOf(money(chargedMinor), describePolicyOf(facts).charge) : labels.none;
  return [
    { label: labels.charge, value: charge },
    ...(byCard ? cardFacts(byCard, labels, money) : []),
    ...(atHotel ? hotelFacts(atHotel, labels, money) : []),
  ];
}

function cardFacts(
  { paidMinor, refundedMinor, pendingRefundMinor }: NonNullable<CancellationMoney['byCard']>,
  labels: Labels,
  money: FormatMoney,
): EmailFact[] {
  const nothing = refundedMinor > 0 ? labels.nothingMore : labels.none;
  return [
    { label: labels.paidByCard, value: money(paidMinor) },
    ...(refundedMinor > 0 ? [{ label: labels.alreadyRefunded, value: money(refundedMinor) }] : []),
    { label: labels.cardRefund, value: pendingRefundMinor > 0 ? money(pendingRefundMinor) : nothing },
  ];
}

const hotelFacts = (
  { paidMinor, refundedMinor, handedBackMinor = 0 }: NonNullable<CancellationMoney['atHotel']>,
  labels: Labels,
  money: FormatMoney,
): EmailFact[] => [
  { label: labels.paidAtHotel, value: money(paidMinor + handedBackMinor) },
  ...(handedBackMinor > 0 ? [{ label: labels.handedBack, value: money(handedBackMinor) }] : []),
  { label: labels.hotelRefund, value: refundedMinor > 0 ? money(refundedMinor) : labels.none },
];
