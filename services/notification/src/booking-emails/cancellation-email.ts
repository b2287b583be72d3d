import { statementOf, type EventData, type events } from '@wayhouse/contracts';
import { formatAmount, formatMinor, toAmount } from '@wayhouse/domain';
import type { EmailContent } from '../email/email.js';
import { describePolicyOf, type EmailContext, myBookings, stayFacts } from './booking-email.js';

type Cancelled = EventData<typeof events.bookingCancelled>;
type Fact = EmailContent['facts'][number];

/** What cancelling costs and what will be refunded. The refund itself has an email of its own, once it is made. */
export const cancellationEmail = (facts: Cancelled, context: EmailContext): EmailContent => ({
  ...headings(facts),
  paragraphs: [`Dear ${facts.guest.name}, ${introduction(facts)}`, moneySummary(facts)],
  facts: [...stayFacts(facts), ...moneyFacts(facts)],
  action: myBookings(context),
});

const headings = ({ by, hotel }: Cancelled) =>
  by === 'owner'
    ? { subject: `${hotel.name} had to cancel your booking`, heading: 'The hotel had to cancel your booking' }
    : { subject: `Your booking at ${hotel.name} is cancelled`, heading: 'Your booking is cancelled' };

function introduction({ by, hotel, byCard, atHotel }: Cancelled): string {
  if (by === 'guest') return `your stay at ${hotel.name} has been cancelled as you asked.`;
  const sorry = `we’re sorry: ${hotel.name} had to cancel your stay.`;
  return byCard || atHotel ? `${sorry} You’ll get back everything you paid.` : sorry;
}

const none = { paidMinor: 0, refundedMinor: 0, pendingRefundMinor: 0 };

function moneySummary(facts: Cancelled): string {
  const { chargedMinor, totalMinor, currency, cancelledAt, byCard = none, atHotel } = facts;
  const charge = toAmount(chargedMinor);
  const { results } = statementOf({
    state: 'cancelled',
    totalPrice: toAmount(totalMinor),
    cancellation: { at: cancelledAt, charge },
    paid: toAmount(byCard.paidMinor),
    refunded: toAmount(byCard.refundedMinor),
    pendingRefund: toAmount(byCard.pendingRefundMinor),
    ...(atHotel && {
      atHotel: { paid: toAmount(atHotel.paidMinor), refunded: toAmount(atHotel.refundedMinor), paidAt: cancelledAt },
    }),
  });
  const hotelRefund = atHotel?.refundedMinor
    ? [`The hotel will refund ${formatMinor(atHotel.refundedMinor, currency)} of what you paid there.`]
    : [];
  const cost = charge
    ? `The free cancellation period had ended, so ${describePolicyOf(facts).charged}: ${formatAmount(charge, currency)}.`
    : 'There’s no charge for cancelling.';
  const rest = results.map(({ what, amount }) => {
    const money = formatAmount(amount, currency);
    switch (what) {
      case 'pending-refund':
        return `We’ll refund ${money} to your card and email you when it’s on its way.`;
      case 'charge-due':
        return `The hotel will ask you for ${amount === charge ? 'this amount' : money}.`;
      default:
        return charge ? 'Your payment covers this, so there’s nothing more to pay.' : 'There’s nothing left to pay.';
    }
  });
  return [cost, ...hotelRefund, ...rest].join(' ');
}

function moneyFacts(facts: Cancelled): Fact[] {
  const { chargedMinor, currency, byCard, atHotel } = facts;
  const money = (minor: number) => formatMinor(minor, currency);
  const cost = {
    label: 'Cancellation charge',
    value: chargedMinor > 0 ? `${money(chargedMinor)} (${describePolicyOf(facts).charge})` : 'None',
  };
  return [cost, ...(byCard ? cardFacts(byCard, money) : []), ...(atHotel ? hotelFacts(atHotel, money) : [])];
}

type FormatMoney = (minor: number) => string;

function hotelFacts({ paidMinor, refundedMinor }: NonNullable<Cancelled['atHotel']>, money: FormatMoney): Fact[] {
  return [
    { label: 'Paid at the hotel', value: money(paidMinor) },
    { label: 'Refund from the hotel', value: refundedMinor > 0 ? money(refundedMinor) : 'None' },
  ];
}

function cardFacts(byCard: NonNullable<Cancelled['byCard']>, money: FormatMoney): Fact[] {
  const { paidMinor, refundedMinor, pendingRefundMinor } = byCard;
  const nothing = refundedMinor > 0 ? 'Nothing more' : 'None';
  return [
    { label: 'Paid by card', value: money(paidMinor) },
    ...(refundedMinor > 0 ? [{ label: 'Already refunded', value: money(refundedMinor) }] : []),
    { label: 'Refund to your card', value: pendingRefundMinor > 0 ? money(pendingRefundMinor) : nothing },
  ];
}
