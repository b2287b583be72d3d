import { paths } from '@wayhouse/contracts';
import { bookingNumber } from '@wayhouse/domain';
import { formatDate } from '@wayhouse/messages/format-date';
import { formatList } from '@wayhouse/messages/format-list';
import type { EmailContent } from '../email/email.js';
import { formatStayDates } from './format-stay-dates.js';
import { messages } from './messages.js';
import type { KnownBooking, OwnerEmailContext } from './owner-email-context.js';
import { ownerBookingExtras, ownerStayFacts } from './owner-facts.js';

type Conflict = KnownBooking & { calendar: string; nights: string[] };

export function ownerConflictEmail({ facts, calendar, nights }: Conflict, context: OwnerEmailContext): EmailContent {
  const { subject, heading, text, what, nights: label, open } = messages.conflict;
  const calendars = { label: open, url: context.publicUrl + paths.ownerCalendarsOf(facts.hotel.id, facts.roomId) };
  return {
    subject: subject(bookingNumber(facts.bookingId), formatStayDates(facts)),
    heading,
    paragraphs: [text(calendar, facts.hotel.name), what],
    facts: [
      ...ownerStayFacts(facts),
      { label, value: formatList(nights.map((night) => formatDate(night))), links: [calendars] },
    ],
    ...ownerBookingExtras(facts, context),
  };
}
