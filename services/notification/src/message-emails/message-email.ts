import { type BookingFacts, paths } from '@wayhouse/contracts';
import { bookingNumber } from '@wayhouse/domain';
import type { EmailContent, EmailFact } from '../email/email.js';
import { formatStayDates } from '../owner-emails/format-stay-dates.js';
import { guestName } from '../owner-emails/owner-facts.js';
import { messages } from './messages.js';

type Message = { facts: BookingFacts; text: string };
type Context = { publicUrl: string };

/** What a guest has written, for the owner of the hotel. */
export function guestMessageEmail({ facts, text }: Message, { publicUrl }: Context): EmailContent {
  const { subject, heading, open } = messages.fromGuest;
  const name = guestName(facts);
  return {
    subject: subject(name, bookingNumber(facts.bookingId)),
    heading: heading(name),
    paragraphs: [messages.quoted(text)],
    facts: [
      { label: messages.facts.guest, value: name },
      { label: messages.facts.hotel, value: facts.hotel.name },
      ...stayFacts(facts),
    ],
    action: { label: open, url: publicUrl + paths.ownerBooking(facts.bookingId) },
  };
}

/** What a hotel has written, for its guest. */
export function hotelMessageEmail({ facts, text }: Message, { publicUrl }: Context): EmailContent {
  const { subject, heading, open } = messages.fromHotel;
  return {
    subject: subject(facts.hotel.name),
    heading: heading(facts.hotel.name),
    paragraphs: [messages.quoted(text)],
    facts: [{ label: messages.facts.hotel, value: facts.hotel.name }, ...stayFacts(facts)],
    action: { label: open, url: publicUrl + paths.messages(facts.bookingId) },
  };
}

const stayFacts = (facts: BookingFacts): EmailFact[] => [
  { label: messages.facts.stay, value: formatStayDates(facts) },
  { label: messages.facts.booking, value: bookingNumber(facts.bookingId) },
];
