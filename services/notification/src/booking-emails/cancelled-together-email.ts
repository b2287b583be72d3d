import { bookingNumber } from '@wayhouse/domain';
import { formatCheckIn, formatCheckOut } from '@wayhouse/messages/format-date';
import { formatMinor } from '@wayhouse/messages/format-money';
import type { EmailContent, EmailFact } from '../email/email.js';
import { moneyAfterwards } from './cancellation-email.js';
import { cancellationFacts } from './cancellation-facts.js';
import { type CancelledOne, type CancelledTogether, moneyOfAll } from './cancelled-together.js';
import type { EmailContext } from './email-context.js';
import { messages } from './messages.js';
import { cancelledStayExtras, seeReceipt } from './stay-extras.js';
import { hotelFacts } from './stay-facts.js';
import { describeRoom } from './together-email.js';

/** The bookings that a guest has cancelled in one step, each with its charge and refund. */
export function cancelledTogetherEmail(cancelled: CancelledTogether, context: EmailContext): EmailContent {
  const { subject, heading, text, charged } = messages.cancelled.together;
  const [{ facts: first }] = cancelled;
  const { hotel, guest, currency } = first;
  const money = moneyOfAll(cancelled);
  const cost = formatMinor(money.chargedMinor, currency);
  return {
    subject: subject(hotel.name),
    heading,
    paragraphs: [
      messages.dear(guest.name, text(hotel.name)),
      [
        money.chargedMinor > 0 ? charged(cost) : messages.cancelled.free,
        ...moneyAfterwards({ ...money, currency }),
      ].join(' '),
    ],
    facts: [
      ...hotelFacts(first, context),
      { label: messages.facts.checkIn, value: formatCheckIn(first.checkIn, hotel) },
      { label: messages.facts.checkOut, value: formatCheckOut(first.checkOut, hotel) },
      { label: messages.facts.charge, value: money.chargedMinor > 0 ? cost : messages.facts.none },
    ],
    sections: [
      { heading: messages.together.rooms, facts: cancelled.map((one, at) => roomFact(one, { first, at, context })) },
    ],
    photo: cancelledStayExtras(first, context).photo,
    attachments: cancelled.flatMap(({ facts }) => cancelledStayExtras(facts, context).attachments ?? []),
  };
}

type Among = { first: CancelledOne['facts']; at: number; context: EmailContext };

function roomFact({ facts, terms }: CancelledOne, { first, at, context }: Among): EmailFact {
  const { number, labelled } = messages.together;
  return {
    label: number(at + 1),
    value: [
      ...describeRoom(facts, first),
      labelled(messages.facts.booking, bookingNumber(facts.bookingId)),
      ...cancellationFacts(facts, terms, messages.facts).map(({ label, value }) => labelled(label, value)),
    ].join('\n'),
    links: [seeReceipt(facts, context)],
  };
}
