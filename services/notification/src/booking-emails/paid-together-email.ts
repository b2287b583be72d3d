import type { BookingFacts, EventData, events } from '@wayhouse/contracts';
import { counts } from '@wayhouse/messages/counts';
import { formatCheckIn, formatCheckOut } from '@wayhouse/messages/format-date';
import { formatMinor } from '@wayhouse/messages/format-money';
import type { EmailContent } from '../email/email.js';
import type { EmailContext } from './email-context.js';
import { messages } from './messages.js';
import { stayExtras } from './stay-extras.js';
import { hotelFacts } from './stay-facts.js';
import { roomFact, togetherFacts } from './together-email.js';

/** A booking that was paid with others, and what of the payment is for it. */
export type PaidOne = {
  facts: BookingFacts;
  terms: Pick<EventData<typeof events.paidTogether>['bookings'][number], 'amountMinor' | 'owedMinor'>;
};
export type PaidTogether = [PaidOne, ...PaidOne[]];

/** What was paid for all of them, and is still to be paid; they are of one hotel, so of one currency. */
export const paidForAll = (paid: PaidOne[]): PaidOne['terms'] => ({
  amountMinor: paid.reduce((sum, { terms }) => sum + terms.amountMinor, 0),
  owedMinor: paid.reduce((sum, { terms }) => sum + terms.owedMinor, 0),
});

/** The bookings that one card payment has paid. */
export function paidTogetherEmail(paid: PaidTogether, context: EmailContext): EmailContent {
  const { together, rest, payment } = messages.paid;
  const [{ facts: first }] = paid;
  const bookings = paid.map(({ facts }) => facts) as [BookingFacts, ...BookingFacts[]];
  const { amountMinor, owedMinor } = paidForAll(paid);
  const [amount, owed] = [formatMinor(amountMinor, first.currency), formatMinor(owedMinor, first.currency)];
  const rooms = counts.rooms(paid.length);
  const { photo, action } = stayExtras(first, context);
  return {
    subject: together.subject(first.hotel.name),
    heading: together.heading,
    paragraphs: [
      messages.dear(
        first.guest.name,
        owedMinor > 0 ? together.rest(amount, rooms, owed) : together.text(amount, rooms),
      ),
    ],
    facts: [
      ...hotelFacts(first, context),
      { label: messages.facts.checkIn, value: formatCheckIn(first.checkIn, first.hotel) },
      { label: messages.facts.checkOut, value: formatCheckOut(first.checkOut, first.hotel) },
      ...togetherFacts(bookings),
      { label: messages.facts.payment, value: owedMinor > 0 ? rest.payment(amount, owed) : payment.card },
    ],
    sections: [
      {
        heading: messages.together.rooms,
        facts: bookings.map((booking, at) => roomFact(booking, { first, at, context })),
      },
    ],
    photo,
    action: action && { ...action, label: messages.together.see },
    attachments: bookings.flatMap((booking) => stayExtras(booking, context).attachments ?? []),
  };
}
