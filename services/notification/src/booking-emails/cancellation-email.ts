import { accountOf, type DataOf, type events, formatAmount, formatMinor, toAmount } from '@wayhouse/contracts';
import type { LetterContent } from '../email/email.js';
import { type Place, myBookings, stayFacts } from './booking-email.js';

type Cancelled = DataOf<typeof events.bookingCancelled>;
type Fact = LetterContent['facts'][number];

/** What cancelling cost, and what becomes of the money: a refund itself is told by a letter of its own, once it is made. */
export const cancelledWords = (facts: Cancelled, place: Place): LetterContent => ({
  ...headOf(facts),
  paragraphs: [`Dear ${facts.guest.name}, ${whoWords(facts)}`, moneyWords(facts)],
  facts: [...stayFacts(facts), ...moneyFacts(facts)],
  action: myBookings(place),
});

const headOf = ({ by, hotel }: Cancelled) =>
  by === 'owner'
    ? { subject: `${hotel.name} had to cancel your booking`, heading: 'The hotel had to cancel your booking' }
    : { subject: `Your booking at ${hotel.name} is cancelled`, heading: 'Your booking is cancelled' };

function whoWords({ by, hotel, byCard, atHotel }: Cancelled): string {
  if (by === 'guest') return `your stay at ${hotel.name} is cancelled, and the room is free again.`;
  const sorry = `we are sorry: ${hotel.name} had to cancel your stay.`;
  return byCard || atHotel ? `${sorry} Everything you paid comes back to you.` : sorry;
}

const none = { paidMinor: 0, refundedMinor: 0, comesBackMinor: 0 };

function moneyWords({ chargedMinor, totalMinor, currency, cancelledAt, byCard = none, atHotel }: Cancelled): string {
  const charge = toAmount(chargedMinor);
  const { results } = accountOf({
    state: 'cancelled',
    totalPrice: toAmount(totalMinor),
    cancellation: { at: cancelledAt, charge },
    paid: toAmount(byCard.paidMinor),
    refunded: toAmount(byCard.refundedMinor),
    comesBack: toAmount(byCard.comesBackMinor),
    ...(atHotel && {
      atHotel: { paid: toAmount(atHotel.paidMinor), refunded: toAmount(atHotel.refundedMinor), paidAt: cancelledAt },
    }),
  });
  const givenBack = atHotel?.refundedMinor
    ? [`The hotel gives ${formatMinor(atHotel.refundedMinor, currency)} of what you paid there back to you itself.`]
    : [];
  const cost = charge
    ? `Free cancellation had ended, so one night, ${formatAmount(charge, currency)}, is charged.`
    : 'It costs you nothing.';
  const rest = results.map(({ what, amount }) => {
    const money = formatAmount(amount, currency);
    switch (what) {
      case 'comes-back':
        return `${money} goes back to your card. We write to you again as soon as it is on its way.`;
      case 'to-pay':
        return `The hotel will ask you for ${amount === charge ? 'it' : money}.`;
      default:
        return charge ? 'Your payment covers it; nothing more is asked.' : 'There is nothing left to pay.';
    }
  });
  return [cost, ...givenBack, ...rest].join(' ');
}

function moneyFacts({ chargedMinor, currency, byCard, atHotel }: Cancelled): Fact[] {
  const money = (minor: number) => formatMinor(minor, currency);
  const cost = {
    label: 'Cancellation cost',
    value: chargedMinor > 0 ? `${money(chargedMinor)}, one night` : 'Nothing',
  };
  return [cost, ...(byCard ? cardFacts(byCard, money) : []), ...(atHotel ? hotelFacts(atHotel, money) : [])];
}

type Money = (minor: number) => string;

function hotelFacts({ paidMinor, refundedMinor }: NonNullable<Cancelled['atHotel']>, money: Money): Fact[] {
  return [
    { label: 'Paid at the hotel', value: money(paidMinor) },
    { label: 'The hotel gives back', value: refundedMinor > 0 ? money(refundedMinor) : 'Nothing' },
  ];
}

function cardFacts(byCard: NonNullable<Cancelled['byCard']>, money: Money): Fact[] {
  const { paidMinor, refundedMinor, comesBackMinor } = byCard;
  const nothing = refundedMinor > 0 ? 'Nothing more' : 'Nothing';
  return [
    { label: 'Paid by card', value: money(paidMinor) },
    ...(refundedMinor > 0 ? [{ label: 'Refunded before', value: money(refundedMinor) }] : []),
    { label: 'Refund', value: comesBackMinor > 0 ? money(comesBackMinor) : nothing },
  ];
}
