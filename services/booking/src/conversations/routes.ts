import { calls } from '@wayhouse/contracts';
import type { Party } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route, type StaffCaller } from '@wayhouse/service-kit';
import type { Booking } from '../bookings/domain/booking.js';
import { requireGuestBooking, requireHotelBooking } from '../bookings/domain/booking-access.js';
import { requireOwnHotel, requireOwnHotels } from '../hotels/own-hotels.js';
import type { StaffProjection } from '../hotels/staff-projection.js';
import type { ConversationRepository } from './conversation-repository.js';
import {
  authorForGuest,
  authorForHotel,
  type AuthorName,
  toConversationResponse,
  toMessageResponse,
} from './conversation-response.js';
import { type Deps as SendDeps, isOwnerGone, sendMessage } from './send-message.js';

type Deps = SendDeps & {
  conversations: ConversationRepository;
  staff: StaffProjection;
  /** Of an account. */
  messagesPerMinute: number;
};

/** What guests and the staff of hotels write to each other about their bookings. */
export const conversationRoutes = (deps: Deps) => {
  const { bookings, conversations, staff, inTransaction, messagesPerMinute } = deps;
  const limits = { limitPerMinute: messagesPerMinute };

  const ownBooking = async (id: string, guestId: string) => requireGuestBooking(await bookings.get(id), guestId);
  const hotelBooking = async (id: string, caller: StaffCaller) => {
    const ownHotels = await requireOwnHotels(staff, caller);
    return requireHotelBooking(await bookings.get(id), ownHotels);
  };
  const hotelAuthors = async (booking: Booking) => authorForHotel(booking, await staff.findNames(booking.room.hotelId));

  async function show(booking: Booking, reader: Party, authorOf: AuthorName) {
    // The count first: what arrives in between is shown and counted at the next look.
    const unread = await conversations.countUnread(booking.id, reader);
    const messages = await conversations.list(booking.id);
    const of = { messages, unread, now: deps.now(), authorOf, isOwnerGone: await isOwnerGone(deps, booking) };
    return toConversationResponse(booking, of);
  }
  async function markRead({ id }: Booking, reader: Party, upTo: number) {
    await inTransaction((tx) => conversations.markRead(tx, id, reader, upTo));
    return { message: confirmations.messagesRead };
  }

  return [
    route(calls.listUnreadMessages, async ({ caller }) => ({
      unread: await conversations.listUnreadOfGuest(caller.id),
    })),
    route(calls.listUnreadHotelMessages, async ({ input, caller }) => ({
      unread: await conversations.listUnreadOfHotel(await requireOwnHotel(staff, caller, input.hotel)),
    })),
    route(calls.showConversation, async ({ input, caller }) => {
      const booking = await ownBooking(input.id, caller.id);
      return show(booking, 'guest', authorForGuest(booking));
    }),
    route(
      calls.writeToHotel,
      async ({ input: { id: bookingId, text, key }, caller }) => {
        const requireBooking = (booking: Booking) => requireGuestBooking(booking, caller.id);
        const request = { bookingId, from: 'guest' as const, authorId: caller.id, text, key, requireBooking };
        const { booking, message } = await sendMessage(deps, request);
        return { message: confirmations.messageSent, sent: toMessageResponse(message, authorForGuest(booking)) };
      },
      limits,
    ),
    route(calls.markConversationRead, async ({ input, caller }) =>
      markRead(await ownBooking(input.id, caller.id), 'guest', input.upTo),
    ),
    route(calls.showHotelConversation, async ({ input, caller }) => {
      const booking = await hotelBooking(input.id, caller);
      return show(booking, 'hotel', await hotelAuthors(booking));
    }),
    route(
      calls.writeToGuest,
      async ({ input: { id: bookingId, text, key }, caller }) => {
        const ownHotels = await requireOwnHotels(staff, caller);
        const requireBooking = (booking: Booking) => requireHotelBooking(booking, ownHotels);
        const request = { bookingId, from: 'hotel' as const, authorId: caller.id, text, key, requireBooking };
        const { booking, message } = await sendMessage(deps, request);
        return { message: confirmations.messageSent, sent: toMessageResponse(message, await hotelAuthors(booking)) };
      },
      limits,
    ),
    route(calls.markHotelConversationRead, async ({ input, caller }) =>
      markRead(await hotelBooking(input.id, caller), 'hotel', input.upTo),
    ),
  ];
};
