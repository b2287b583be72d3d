import type { Connection } from 'mongoose';
import { otherParty, type Party } from '@wayhouse/domain';
import { insertRows, type Transaction } from '@wayhouse/service-kit';
import { type Conversation, conversationModel } from './conversation-model.js';
import type { BookingMessage } from './domain/booking-message.js';
import { messageModel, type MessageRow } from './message-model.js';

const unreadBy = { guest: 'unreadByGuest', hotel: 'unreadByHotel' } as const;
const mostBookings = 500;

export type ConversationRepository = ReturnType<typeof conversationRepository>;

/** What guests and hotels write to each other, by booking. */
export function conversationRepository(db: Connection) {
  const conversations = conversationModel(db);
  const messages = messageModel(db);

  const listUnread = async (of: { guestId: string } | { hotelId: string }, reader: Party) => {
    const field = unreadBy[reader];
    const found = await conversations
      .find({ ...of, [field]: { $gt: 0 } })
      .limit(mostBookings)
      .lean<Conversation[]>();
    return found.map(({ _id: bookingId, ...counts }) => ({ bookingId, messages: counts[field] ?? 0 }));
  };

  const listInOrder = async (of: { guestId: string } | { authorId: string; from: Party }) =>
    (await messages.find(of).sort({ at: 1 }).lean<MessageRow[]>()).map(toMessage);

  return {
    /** Adds a message as the next one of its booking, which the other one has not read. */
    async add(tx: Transaction, message: Omit<BookingMessage, 'number'>): Promise<BookingMessage> {
      const { bookingId, guestId, hotelId, from } = message;
      const { messages: number } = await conversations
        .findOneAndUpdate(
          { _id: bookingId },
          {
            $inc: { messages: 1, version: 1, [unreadBy[otherParty(from)]]: 1 },
            $set: { guestId, hotelId, changedAt: new Date() },
          },
          { session: tx, upsert: true, returnDocument: 'after' },
        )
        .lean<Conversation>()
        .orFail();
      const { id: _id, ...row } = { ...message, number };
      await insertRows(messages, tx, [{ _id, ...row }]);
      return { ...message, number };
    },
    /** How many messages the booking has. */
    async count(tx: Transaction, bookingId: string): Promise<number> {
      return (await conversations.findById(bookingId).session(tx).lean<Conversation>())?.messages ?? 0;
    },
    async findMessage(tx: Transaction, id: string): Promise<BookingMessage | undefined> {
      const found = await messages.findById(id).session(tx).lean<MessageRow>();
      return found ? toMessage(found) : undefined;
    },
    /** The messages of a booking, the first one first. */
    async list(bookingId: string): Promise<BookingMessage[]> {
      return (await messages.find({ bookingId }).sort({ number: 1 }).lean<MessageRow[]>()).map(toMessage);
    },
    async countUnread(bookingId: string, reader: Party): Promise<number> {
      const found = await conversations.findById(bookingId).lean<Conversation>();
      return found?.[unreadBy[reader]] ?? 0;
    },
    /** The bookings with messages that the guest has not read. */
    listUnreadOfGuest: (guestId: string) => listUnread({ guestId }, 'guest'),
    /** The bookings with messages that nobody of the hotel has read. */
    listUnreadOfHotel: (hotelId: string) => listUnread({ hotelId }, 'hotel'),
    /** Later messages than `upTo` stay unread. */
    async markRead(tx: Transaction, bookingId: string, reader: Party, upTo: number): Promise<void> {
      const field = unreadBy[reader];
      const known = await conversations.findById(bookingId).session(tx).lean<Conversation>();
      if (!known?.[field]) return;
      const later = { bookingId, from: otherParty(reader), number: { $gt: upTo } };
      const left = await messages.find(later, { _id: 1 }).session(tx).lean<{ _id: string }[]>();
      // An earlier message than the last one that was read is read as well.
      if (left.length >= known[field]) return;
      const change = { $set: { [field]: left.length, changedAt: new Date() }, $inc: { version: 1 } };
      await conversations.updateOne({ _id: bookingId }, change, { session: tx });
    },
    /** What was written about the bookings of a guest, in order. */
    listOfGuest: (guestId: string) => listInOrder({ guestId }),
    /** What an account has written for hotels. */
    listWrittenForHotels: (authorId: string) => listInOrder({ authorId, from: 'hotel' }),
    /** Deletes what was written about the bookings of a guest. */
    async eraseGuest(tx: Transaction, guestId: string): Promise<void> {
      await messages.deleteMany({ guestId }, { session: tx });
      await conversations.deleteMany({ guestId }, { session: tx });
    },
  };
}

const toMessage = ({ _id: id, ...message }: MessageRow): BookingMessage => ({ id, ...message });
