import { type BookingFacts, imageVariant, paths } from '@wayhouse/contracts';
import { endOfStay } from '@wayhouse/domain';
import { bookedRoomLabel } from '@wayhouse/messages/room-names';
import { stayCalendar } from '@wayhouse/messages/stay-calendar';
import type { EmailContent } from '../email/email.js';
import { changesOf } from './change-facts.js';
import type { EmailContext } from './email-context.js';
import { messages } from './messages.js';

type Extras = Pick<EmailContent, 'photo' | 'action' | 'attachments'>;

/** Beside the text: the photo, the button to the booking, and the file for the calendar until the stay is over. */
export const stayExtras = (facts: BookingFacts, context: EmailContext): Extras => ({
  photo: roomPhoto(facts, context),
  // The bookings with this one at their head.
  action: { label: messages.seeBooking, url: context.publicUrl + paths.booked(facts.bookingId) },
  attachments:
    endOfStay(facts.hotel.city, facts.checkOut, facts.hotel) > context.now ? [calendarFile(facts, context)] : [],
});

/** The same of a stay that is cancelled: the file cancels the entry in the calendar. */
export const cancelledStayExtras = (facts: BookingFacts, context: EmailContext): Extras => ({
  photo: roomPhoto(facts, context),
  action: seeReceipt(facts, context),
  attachments: [calendarFile(facts, context, true)],
});

/** The receipt shows a booking whatever has become of it. */
export const seeReceipt = ({ bookingId }: BookingFacts, { publicUrl }: EmailContext) => ({
  label: messages.seeBooking,
  url: publicUrl + paths.receipt(bookingId),
});

const photoWidth = 800;

export function roomPhoto(facts: BookingFacts, { publicUrl }: Pick<EmailContext, 'publicUrl'>) {
  const { photo, hotel } = facts;
  if (!photo) return undefined;
  const { href } = new URL(imageVariant(photo, photoWidth, 'jpg'), publicUrl);
  return { url: href, alt: messages.photo(bookedRoomLabel(facts), hotel.name) };
}

function calendarFile(facts: BookingFacts, { publicUrl, phone }: EmailContext, isCancelled = false) {
  const { bookingId, roomType, roomName, guests, checkIn, checkOut } = facts;
  const dates = { checkIn, checkOut, changes: changesOf(facts), isCancelled };
  const stay = { bookingId, hotel: { ...facts.hotel, phone }, room: { roomType, name: roomName }, guests, ...dates };
  return { ...stayCalendar(stay, publicUrl), type: 'text/calendar' };
}
