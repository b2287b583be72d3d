import { relayAddress, relayEnd } from '@wayhouse/domain';
import type { EmailAddress, EmailContent } from '../email/email.js';
import { arrivalsEmail } from './arrivals-email.js';
import { type Deps as NewsDeps, findDay, findSubjects } from './current-news.js';
import { messages } from './messages.js';
import { ownerBookingEmail, ownerPaymentEmail } from './owner-booking-email.js';
import { ownerChangeEmail } from './owner-change-email.js';
import { ownerConflictEmail } from './owner-conflict-email.js';
import { ownerPaidTogetherEmail } from './owner-paid-together-email.js';
import { ownerTogetherEmail } from './owner-together-email.js';
import { ownerCancellationEmail } from './owner-cancellation-email.js';
import { ownerCancelledTogetherEmail } from './owner-cancelled-together-email.js';
import type { KnownBooking, OwnerEmailContext } from './owner-email-context.js';
import type { BookingNews, OwnerEmail } from './owner-email-queue.js';
import { guestName } from './owner-facts.js';

export type Deps = NewsDeps & { relayDomain?: string };

/** The name of the hotel, and what has to be called in the locale of the owner. */
type Prepared = {
  hotel: string;
  write: (context: OwnerEmailContext) => EmailContent;
  /** Where a reply goes, and the sentence about it. */
  findReply?: () => { replyTo: EmailAddress; footnote: string } | undefined;
};

/** Reads what the email is about, as it is now; nothing if there is no reason any more to send it. */
export async function prepareOwnerEmail(
  deps: Deps,
  { ownerId, memberId, ...news }: OwnerEmail,
): Promise<Prepared | undefined> {
  if (news.kind === 'arrivals') {
    const today = await findDay(deps, { ownerId, memberId }, news);
    return today && { hotel: today.hotel, write: (context) => arrivalsEmail(today, context) };
  }
  const subjects = await findSubjects(deps, { ownerId, memberId }, news);
  if (!subjects) return undefined;
  const [booking, ...others] = subjects;
  return {
    hotel: booking.facts.hotel.name,
    write: (context) =>
      others.length ? togetherContent(news, subjects, context) : bookingContent(news, booking, context),
    // Only the owner's addresses are known to be those of the hotel.
    findReply: () => (memberId === undefined ? replyOf(deps, booking) : undefined),
  };
}

function togetherContent(
  news: BookingNews,
  subjects: [KnownBooking, ...KnownBooking[]],
  context: OwnerEmailContext,
): EmailContent {
  switch (news.kind) {
    case 'cancellation': {
      const terms = new Map([news, ...(news.others ?? [])].map((each) => [each.bookingId, each.terms]));
      return ownerCancelledTogetherEmail(withTerms(subjects, terms), context);
    }
    case 'payment': {
      return ownerPaidTogetherEmail(withTerms(subjects, paidTermsOf(news)), context);
    }
    default:
      return ownerTogetherEmail(subjects, context);
  }
}

const paidTermsOf = ({ others = [], ...first }: Extract<BookingNews, { kind: 'payment' }>) =>
  new Map([first, ...others].map((each) => [each.bookingId, each]));

/** Each of the bookings with what the news have of it. */
function withTerms<Terms>([first, ...others]: [KnownBooking, ...KnownBooking[]], terms: ReadonlyMap<string, Terms>) {
  const toOne = ({ facts }: KnownBooking) => ({ facts, terms: terms.get(facts.bookingId)! });
  return [toOne(first), ...others.map(toOne)] as [ReturnType<typeof toOne>, ...ReturnType<typeof toOne>[]];
}

function bookingContent(news: BookingNews, booking: KnownBooking, context: OwnerEmailContext): EmailContent {
  switch (news.kind) {
    case 'booking':
      return ownerBookingEmail(booking, context);
    case 'payment':
      return ownerPaymentEmail({ ...booking, ...paidTermsOf(news).get(booking.facts.bookingId)! }, context);
    case 'change':
      return ownerChangeEmail({ ...booking, terms: news.terms }, context);
    case 'conflict':
      return ownerConflictEmail({ ...booking, ...news }, context);
    case 'cancellation':
      return ownerCancellationEmail({ ...booking, terms: news.terms }, context);
  }
}

/** As long as the guest can be reached there. */
function replyOf({ relayDomain, now }: Deps, { facts, cancelledAt }: KnownBooking) {
  const { hotel, checkOut, guest, relay } = facts;
  const ended = cancelledAt ? new Date(cancelledAt) : undefined;
  if (
    !relayDomain ||
    !guest.email ||
    now() >= relayEnd({ city: hotel.city, times: hotel, checkOut, cancelledAt: ended })
  )
    return undefined;
  const name = guestName(facts);
  return { replyTo: { name, address: relayAddress(relay.guest, relayDomain) }, footnote: messages.replyToGuest(name) };
}
