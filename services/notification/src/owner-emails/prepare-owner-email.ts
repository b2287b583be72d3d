import { relayAddress, relayEnd } from '@wayhouse/domain';
import type { BookingProjection } from '../booking-emails/booking-projection.js';
import { changesOf } from '../booking-emails/change-facts.js';
import type { EmailAddress, EmailContent } from '../email/email.js';
import { arrivalsEmail } from './arrivals-email.js';
import { isToday } from './domain/arrivals-time.js';
import { hotelDay } from './domain/hotel-day.js';
import { messages } from './messages.js';
import { ownerBookingEmail, ownerPaymentEmail } from './owner-booking-email.js';
import { ownerChangeEmail } from './owner-change-email.js';
import { ownerConflictEmail } from './owner-conflict-email.js';
import { ownerTogetherEmail } from './owner-together-email.js';
import { ownerCancellationEmail } from './owner-cancellation-email.js';
import type { KnownBooking, OwnerEmailContext } from './owner-email-context.js';
import type { BookingNews, DayNews, OwnerEmail } from './owner-email-queue.js';
import { guestName } from './owner-facts.js';
import type { StaffProjection } from './staff-projection.js';
import { emailChoiceOf, type Recipient } from './wanted-emails.js';

export type Deps = Parameters<typeof emailChoiceOf>[0] & {
  bookings: Pick<BookingProjection, 'findKnown' | 'listAround'>;
  staff: Pick<StaffProjection, 'isMember'>;
  relayDomain?: string;
  now: () => Date;
};

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
  if (news.kind === 'arrivals') return prepareDay(deps, { ownerId, memberId }, news);
  const [booking, ...others] = await findSubjects(deps, news);
  if (!booking || isSuperseded(news, booking)) return undefined;
  if (!(await worksAt(deps, memberId, booking.facts.hotel.id))) return undefined;
  return {
    hotel: booking.facts.hotel.name,
    write: (context) =>
      others.length ? ownerTogetherEmail([booking, ...others], context) : bookingContent(news, booking, context),
    // Only the owner's addresses are known to be those of the hotel.
    findReply: () => (memberId === undefined ? replyOf(deps, booking) : undefined),
  };
}

/** Who has left the staff meanwhile gets no email. */
const worksAt = async ({ staff }: Deps, memberId: string | undefined, hotelId: string): Promise<boolean> =>
  memberId === undefined || staff.isMember(hotelId, memberId);

/** The booking; of several that were made together those that are not cancelled. */
async function findSubjects({ bookings }: Deps, news: BookingNews): Promise<KnownBooking[]> {
  const others = news.kind === 'booking' ? (news.others ?? []) : [];
  const known = await Promise.all([news.bookingId, ...others].map((id) => bookings.findKnown(id)));
  return known.flatMap((each) => (each && !(others.length && each.cancelledAt) ? [each] : []));
}

/** A change is no news once the booking is changed again or cancelled, which has an email of its own; nor is a conflict with a cancelled one. */
function isSuperseded(news: BookingNews, { facts, cancelledAt }: KnownBooking): boolean {
  if (news.kind === 'conflict') return cancelledAt !== undefined;
  return news.kind === 'change' && (cancelledAt !== undefined || changesOf(facts) > news.changes);
}

/** Once the day is over, once it is not wanted any more, or with nobody in the hotel any more there is none. */
async function prepareDay(
  deps: Deps,
  { ownerId, memberId }: Recipient,
  { hotelId, date }: DayNews,
): Promise<Prepared | undefined> {
  const around = await deps.bookings.listAround(ownerId, date);
  const known = around.filter(({ facts }) => facts.hotel.id === hotelId);
  const day = hotelDay(known, date);
  const isEmpty = day.arrivals.length + day.departures.length + day.stayingOn.length === 0;
  const [first] = known;
  if (!first || isEmpty || !isToday(first.facts.hotel.city, date, deps.now())) return undefined;
  if (!(await worksAt(deps, memberId, hotelId))) return undefined;
  if (!(await emailChoiceOf(deps, memberId ?? ownerId)).arrivals) return undefined;
  const hotel = first.facts.hotel.name;
  return { hotel, write: (context) => arrivalsEmail({ hotel, date, day }, context) };
}

function bookingContent(news: BookingNews, booking: KnownBooking, context: OwnerEmailContext): EmailContent {
  switch (news.kind) {
    case 'booking':
      return ownerBookingEmail(booking, context);
    case 'payment':
      return ownerPaymentEmail({ ...booking, ...news }, context);
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
