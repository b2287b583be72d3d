import type { BookingFacts, EventData, events } from '@wayhouse/contracts';
import { toAdjustmentAmount } from '@wayhouse/contracts/adjustment-amounts';
import { toLineAmount } from '@wayhouse/contracts/line-amounts';
import { toTaxAmount } from '@wayhouse/contracts/convert-taxes';
import { bookingNumber, splitTaxes, type TaxLine } from '@wayhouse/domain';
import { formatMinor } from '@wayhouse/messages/format-money';
import { adjustmentFacts } from '@wayhouse/messages/price-adjustments';
import { formatLines } from '@wayhouse/messages/price-lines';
import { formatOffer } from '@wayhouse/messages/offers';
import { formatPlan } from '@wayhouse/messages/rate-plans';
import { formatTaxAmount, formatTaxName } from '@wayhouse/messages/taxes';
import type { EmailContent } from '../email/email.js';
import type { EmailContext } from './email-context.js';
import { type ChangedTerms, changeFacts } from './change-facts.js';
import { cancellationTerms } from './cancellation-terms.js';
import { detailsFacts } from './details-facts.js';
import { messages } from './messages.js';
import { paymentValue } from './payment-value.js';
import { roomPhoto, seeReceipt, stayExtras } from './stay-extras.js';
import { hotelFacts, stayFacts } from './stay-facts.js';

type Confirmed = EventData<typeof events.bookingConfirmed> & { owedMinor?: number };
type PaymentDetails = Pick<EventData<typeof events.bookingPaid>, 'method' | 'amountMinor' | 'owedMinor'>;
type RefundDetails = EventData<typeof events.paymentRefunded>;

export function confirmationEmail(facts: Confirmed, context: EmailContext): EmailContent {
  const { subject, heading, text } = messages.confirmation;
  const { owedMinor = facts.totalMinor } = facts;
  return {
    subject: subject(facts.hotel.name),
    heading,
    paragraphs: [messages.dear(facts.guest.name, text(facts.hotel.name))],
    facts: [
      ...stayFacts(facts, context),
      ...priceFacts(facts),
      { label: messages.facts.payment, value: paymentValue({ ...facts, owedMinor }) },
      cancellationTerms(facts, context),
      ...detailsFacts(facts.details),
    ],
    ...stayExtras(facts, context),
  };
}

/** After the guest, or the hotel, has changed the dates or the guests. */
export function changedEmail(facts: BookingFacts & ChangedTerms, context: EmailContext): EmailContent {
  const { subject, heading, text } = facts.by === 'hotel' ? messages.changed.byHotel : messages.changed;
  return {
    subject: subject(facts.hotel.name),
    heading,
    paragraphs: [
      messages.dear(facts.guest.name, text(facts.hotel.name)),
      ...(facts.by === 'hotel' ? moneyAfterChange(facts) : []),
    ],
    facts: [
      ...stayFacts(facts, context),
      ...priceFacts(facts),
      ...changeFacts(facts, facts, messages.facts),
      cancellationTerms(facts, context),
    ],
    ...stayExtras(facts, context),
  };
}

/** What happens with the money, and how to reach the hotel, of which the facts and the end of the email have the rest. */
function moneyAfterChange({
  refundMinor,
  handedBackMinor,
  owedMinor,
  currency,
}: BookingFacts & ChangedTerms): string[] {
  const { refund, handedBack, owed, settled, notAgreed } = messages.changed.byHotel;
  const money = [
    ...(refundMinor > 0 ? [refund(formatMinor(refundMinor, currency))] : []),
    ...(handedBackMinor ? [handedBack(formatMinor(handedBackMinor, currency))] : []),
    ...(owedMinor > 0 ? [owed(formatMinor(owedMinor, currency))] : []),
  ];
  return [...(money.length ? money : [settled]), notAgreed];
}

export function paymentEmail(facts: BookingFacts & PaymentDetails, context: EmailContext): EmailContent {
  const { subject, heading, text, payment } = paymentTexts(facts);
  return {
    subject: subject(facts.hotel.name),
    heading,
    paragraphs: [messages.dear(facts.guest.name, text)],
    facts: [
      ...stayFacts(facts, context),
      ...priceFacts(facts),
      { label: messages.facts.payment, value: payment },
      cancellationTerms(facts, context),
    ],
    ...stayExtras(facts, context),
  };
}

function paymentTexts({
  method,
  totalMinor,
  amountMinor = totalMinor,
  owedMinor = 0,
  currency,
}: BookingFacts & PaymentDetails) {
  const { rest, last, takenBack: _, ...whole } = messages.paid;
  const [paid, owed] = [formatMinor(amountMinor, currency), formatMinor(owedMinor, currency)];
  if (owedMinor === 0) {
    const text = amountMinor === totalMinor ? whole.text[method] : last[method](paid);
    return { ...whole, text, payment: whole.payment[method] };
  }
  // After a part, what was paid before counts as well.
  const paidInAll = method === 'hotel' ? formatMinor(totalMinor - owedMinor, currency) : paid;
  return { ...rest, text: rest.text[method](paid, owed), payment: rest.payment(paidInAll, owed) };
}

/** A payment that was recorded at the hotel by mistake. */
export function paymentTakenBackEmail(
  facts: BookingFacts,
  { amountMinor, owedMinor }: { amountMinor: number; owedMinor: number },
  context: EmailContext,
): EmailContent {
  const { subject, heading, text, owed, notRight, payment } = messages.paid.takenBack;
  const { name } = facts.hotel;
  const due = formatMinor(owedMinor, facts.currency);
  return {
    ...{ subject: subject(name), heading },
    paragraphs: [
      messages.dear(facts.guest.name, text(formatMinor(amountMinor, facts.currency), name)),
      ...(owedMinor > 0 ? [owed(due)] : []),
      notRight,
    ],
    facts: [
      ...stayFacts(facts, context),
      ...priceFacts(facts),
      ...(owedMinor > 0 ? [{ label: messages.facts.payment, value: payment(due) }] : []),
      cancellationTerms(facts, context),
    ],
    ...stayExtras(facts, context),
  };
}

export const refundEmail = (facts: BookingFacts, { amountMinor }: RefundDetails, context: EmailContext): EmailContent =>
  moneyBackEmail(facts, { amountMinor, ...messages.refund }, context);

/** Of a change that is not what the booking is any more, of which all else has no email. */
export const handBackEmail = (facts: BookingFacts, amountMinor: number, context: EmailContext): EmailContent =>
  moneyBackEmail(facts, { amountMinor, ...messages.handBack, amount: messages.facts.handedBack }, context);

type MoneyBack = Pick<RefundDetails, 'amountMinor'> & typeof messages.handBack & { amount: string };

function moneyBackEmail(
  facts: BookingFacts,
  { amountMinor, subject, text, amount: label }: MoneyBack,
  context: EmailContext,
): EmailContent {
  const amount = formatMinor(amountMinor, facts.currency);
  return {
    subject: subject(amount, facts.hotel.name),
    heading: subject(amount, facts.hotel.name),
    paragraphs: [messages.dear(facts.guest.name, text(amount, facts.hotel.name))],
    facts: [
      ...hotelFacts(facts, context),
      { label: messages.facts.booking, value: bookingNumber(facts.bookingId) },
      { label, value: amount },
    ],
    photo: roomPhoto(facts, context),
    action: seeReceipt(facts, context),
  };
}

/** The total, before it what it is the sum of, unless that is nights of one price, and after it what it includes. */
export function priceFacts(facts: BookingFacts) {
  const { totalMinor, currency, lines = [], taxes = [], offer, plan, unusedCode } = facts;
  const promotion = unusedCode === undefined ? undefined : { code: unusedCode };
  const amounts = facts.adjustments?.map(toAdjustmentAmount);
  const adjustments = adjustmentFacts({ adjustments: amounts, promotion, currency });
  const { added, included } = splitTaxes(taxes);
  const nights = lines.map(toLineAmount);
  return [
    ...(nights.length > 1 || adjustments.length || taxes.length
      ? [{ label: messages.facts.nights, value: formatLines(nights, currency) }]
      : []),
    ...(plan ? [{ label: messages.facts.rate, value: formatPlan(plan) }] : []),
    ...(offer ? [{ label: messages.facts.offer, value: formatOffer(offer) }] : []),
    ...adjustments,
    ...added.map((tax) => taxFact(tax, currency)),
    { label: messages.facts.total, value: formatMinor(totalMinor, currency) },
    ...included.map((tax) => taxFact(tax, currency)),
  ];
}

const taxFact = (tax: TaxLine, currency: string) => ({
  label: formatTaxName(tax),
  value: formatTaxAmount(toTaxAmount(tax), currency),
});
