import { paths } from '@wayhouse/contracts';
import { type Party, relayAddress, relayEnd } from '@wayhouse/domain';
import { defaultLocale } from '@wayhouse/messages/locale';
import { type AccountRegister, type ClerkAccounts, inLocale, type Log } from '@wayhouse/service-kit';
import type { BookingProjection } from '../booking-emails/booking-projection.js';
import type { EmailAddress, EmailContent } from '../email/email.js';
import { renderEmail } from '../email/render-email.js';
import type { SendEmail } from '../email/smtp.js';
import { messages as ownerMessages } from '../owner-emails/messages.js';
import type { KnownBooking } from '../owner-emails/owner-email-context.js';
import { guestName } from '../owner-emails/owner-facts.js';
import type { StaffProjection } from '../owner-emails/staff-projection.js';
import { guestMessageEmail, hotelMessageEmail } from './message-email.js';
import type { MessageEmail } from './message-email-queue.js';
import { messages } from './messages.js';

export type Deps = {
  accounts: Pick<AccountRegister, 'wasDeleted'>;
  bookings: Pick<BookingProjection, 'findKnown'>;
  clerkAccounts: Pick<ClerkAccounts, 'find'>;
  staff: Pick<StaffProjection, 'isMember'>;
  sendEmail: SendEmail;
  publicUrl: string;
  relayDomain?: string;
  now: () => Date;
  log: Log;
};

/**
 * Writes an email about a message and sends it: to the address that a guest has booked with, in the language of the booking, or to
 * the one that the account at the hotel has at Clerk now.
 */
export async function sendMessageEmail(deps: Deps, job: MessageEmail): Promise<void> {
  const { id, bookingId, from, text } = job;
  const booking = await deps.bookings.findKnown(bookingId);
  // Nobody is written to about a guest who is erased by now.
  if (!booking?.facts.guest.email) return;
  const { facts } = booking;
  const to = from === 'hotel' ? guestOf(booking) : await atHotel(deps, booking, job);
  if (!to) return deps.log.info({ email: id, bookingId }, 'no email sent: nobody at the hotel has an address');
  // Of those at the hotel only the owner's addresses are known to be its own.
  const address = job.memberId === undefined ? await replyAddressOf(deps, booking, from) : undefined;
  const email = inLocale(from === 'hotel' ? facts.locale : defaultLocale, () => {
    const name = from === 'guest' ? guestName(facts) : facts.hotel.name;
    const [replyTo, footnote] = address ? [{ name, address }, messages.byEmail(name)] : [];
    return renderEmail({ id, to, replyTo }, { footnote, ...contentOf(deps, { facts, text }, from) });
  });
  return deps.sendEmail(email);
}

function contentOf({ publicUrl }: Deps, message: Pick<KnownBooking, 'facts'> & { text: string }, from: Party) {
  if (from === 'hotel') return hotelMessageEmail(message, { publicUrl });
  const choose = { label: ownerMessages.choose, url: publicUrl + paths.ownerNotifications };
  return { ...guestMessageEmail(message, { publicUrl }), choose } satisfies EmailContent;
}

const guestOf = ({ facts: { guest } }: KnownBooking): EmailAddress => ({ name: guest.name, address: guest.email });

/** Who has left the staff meanwhile has none. */
async function atHotel(
  { clerkAccounts, staff }: Deps,
  { facts: { hotel } }: KnownBooking,
  { memberId }: MessageEmail,
): Promise<EmailAddress | undefined> {
  if (memberId && !(await staff.isMember(hotel.id, memberId))) return undefined;
  const [address] = (await clerkAccounts.find(memberId ?? hotel.ownerId))?.addresses ?? [];
  return address ? { name: hotel.name, address } : undefined;
}

/** The relay address of who has written, as long as it forwards: between a guest and an owner who both have an account. */
async function replyAddressOf({ relayDomain, accounts, now }: Deps, { facts, cancelledAt }: KnownBooking, from: Party) {
  const { hotel, checkOut, relay } = facts;
  const ended = cancelledAt ? new Date(cancelledAt) : undefined;
  if (!relayDomain || now() >= relayEnd({ city: hotel.city, times: hotel, checkOut, cancelledAt: ended }))
    return undefined;
  if (await accounts.wasDeleted(hotel.ownerId)) return undefined;
  return relayAddress(relay[from], relayDomain);
}
