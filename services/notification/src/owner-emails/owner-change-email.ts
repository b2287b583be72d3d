import { bookingNumber } from '@wayhouse/domain';
import { type ChangedTerms, changeFacts } from '../booking-emails/change-facts.js';
import type { EmailContent } from '../email/email.js';
import { formatStayDates } from './format-stay-dates.js';
import { messages } from './messages.js';
import type { KnownBooking, OwnerEmailContext } from './owner-email-context.js';
import { guestName, ownerBookingExtras, ownerStayFacts } from './owner-facts.js';

type Changed = Pick<KnownBooking, 'facts'> & { terms: ChangedTerms };

/** What the booking is now, and what it was. */
export function ownerChangeEmail({ facts, terms }: Changed, context: OwnerEmailContext): EmailContent {
  const { subject, heading, text } = messages.change;
  return {
    subject: subject(bookingNumber(facts.bookingId), formatStayDates(facts)),
    heading,
    paragraphs: [text(guestName(facts), facts.hotel.name)],
    facts: [...ownerStayFacts(facts), ...changeFacts(facts, terms, messages.facts)],
    ...ownerBookingExtras(facts, context),
  };
}
