import type { EventData, events } from '@wayhouse/contracts';
import { resultsOf, toAmount } from '@wayhouse/domain';
import { formatAmount, formatMinor } from '@wayhouse/messages/format-money';
import type { EmailContent } from '../email/email.js';
import { type CancellationMoney, cancellationFacts } from './cancellation-facts.js';
import type { EmailContext } from './email-context.js';
import { messages } from './messages.js';
import { cancelledStayExtras } from './stay-extras.js';
import { describePolicyOf, stayFacts } from './stay-facts.js';

type Cancelled = EventData<typeof events.bookingCancelled>;

/** What cancelling costs and what will be refunded. The refund itself has an email of its own, once it is made. */
export const cancellationEmail = (facts: Cancelled, context: EmailContext): EmailContent => ({
  ...headings(facts),
  paragraphs: [messages.dear(facts.guest.name, introduction(facts)), moneySummary(facts)],
  facts: [...stayFacts(facts, context), ...cancellationFacts(facts, facts, messages.facts)],
  ...cancelledStayExtras(facts, context),
});

function headings({ by, isNoShow, hotel }: Cancelled) {
  const { subject, heading } = messages.cancelled[isNoShow ? 'noShow' : by === 'owner' ? 'byHotel' : 'byGuest'];
  return { subject: subject(hotel.name), heading };
}

function introduction({ by, isNoShow, hotel, byCard, atHotel }: Cancelled): string {
  const { byGuest, byHotel, noShow } = messages.cancelled;
  if (isNoShow) return noShow.text(hotel.name);
  if (by === 'guest') return byGuest.text(hotel.name);
  const sorry = byHotel.text(hotel.name);
  if (!byCard && !atHotel) return sorry;
  const isLeft = byCard?.pendingRefundMinor || atHotel?.refundedMinor;
  return `${sorry} ${isLeft ? byHotel.everythingBack : byHotel.goneBack}`;
}

const none = { paidMinor: 0, refundedMinor: 0, pendingRefundMinor: 0 };

function moneySummary(facts: Cancelled): string {
  const terms = facts.isNoShow ? messages.cancelled.noShow : messages.cancelled;
  const charge = formatMinor(facts.chargedMinor, facts.currency);
  const cost = facts.chargedMinor ? terms.charged(describePolicyOf(facts).charged, charge) : terms.free;
  return [cost, ...moneyAfterwards(facts)].join(' ');
}

/** What will be refunded and what is left to pay. */
export function moneyAfterwards(facts: CancellationMoney & Pick<Cancelled, 'currency'>): string[] {
  const { chargedMinor, owedMinor, currency, byCard = none, atHotel } = facts;
  const charge = toAmount(chargedMinor);
  const results = resultsOf({
    state: 'cancelled',
    owed: toAmount(owedMinor),
    paid: toAmount(byCard.paidMinor),
    refunded: toAmount(byCard.refundedMinor),
    pendingRefund: toAmount(byCard.pendingRefundMinor),
    ...(atHotel && {
      atHotel: { paid: toAmount(atHotel.paidMinor), refunded: toAmount(atHotel.refundedMinor) },
    }),
  });
  const hotelRefund = atHotel?.refundedMinor
    ? [messages.cancelled.hotelRefund(formatMinor(atHotel.refundedMinor, currency))]
    : [];
  const rest = results.map(({ what, amount }) => {
    const money = formatAmount(amount, currency);
    switch (what) {
      case 'pending-refund':
        return messages.cancelled.cardRefund(money);
      case 'charge-due':
        return amount === charge ? messages.cancelled.chargeDue : messages.cancelled.due(money);
      default:
        return charge ? messages.cancelled.covered : messages.cancelled.settled;
    }
  });
  return [...hotelRefund, ...rest];
}
