import type { Connection } from 'mongoose';
import type { BookingChange } from '@wayhouse/domain';
import { type BookingDocument, bookingModel } from '../bookings/booking-model.js';
import { type Conversation, conversationModel } from '../conversations/conversation-model.js';

/** `version` is that of the booking after the change, or of its messages. */
export type Change = { bookingId: string; version: number; type: BookingChange };

export function bookingChangeRepository(db: Connection) {
  const bookings = bookingModel(db);
  const conversations = conversationModel(db);

  async function listBookings(hotelId: string, since: Date): Promise<Change[]> {
    type Found = Pick<BookingDocument, '_id' | 'lastChange'> & { booking: { version: number } };
    const found = await bookings
      .find({ hotelId, changedAt: { $gte: since } }, { lastChange: 1, 'booking.version': 1 })
      .sort({ changedAt: 1 })
      .lean<Found[]>();
    return found.map(({ _id, lastChange, booking: { version } }) => ({ bookingId: _id, version, type: lastChange }));
  }

  async function listConversations(hotelId: string, since: Date): Promise<Change[]> {
    const found = await conversations
      .find({ hotelId, changedAt: { $gte: since } }, { version: 1 })
      .sort({ changedAt: 1 })
      .lean<Pick<Conversation, '_id' | 'version'>[]>();
    return found.map(({ _id, version }) => ({ bookingId: _id, version, type: 'messages-changed' }));
  }

  return {
    /** Of those changed since then: the latest change of each booking of a hotel, and of the messages of each. */
    listRecent: async (hotelId: string, since: Date): Promise<Change[]> =>
      (await Promise.all([listBookings(hotelId, since), listConversations(hotelId, since)])).flat(),
  };
}
