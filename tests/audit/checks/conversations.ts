import { parties } from '@wayhouse/domain';
import type { Contradiction } from '../contradiction.js';
import type { PlatformData } from '../platform-data.js';

type Messages = PlatformData['booking']['messages'];

/** The counts of a conversation have to be those of its messages, and it has to be about a booking of its guest at its hotel. */
export const checkConversations = (data: PlatformData): Contradiction[] => [
  ...checkCounts(data.booking),
  ...checkBookings(data.booking),
];

function checkCounts({ conversations, messages }: PlatformData['booking']): Contradiction[] {
  const ofBooking = new Map<string, Messages>();
  for (const message of messages)
    ofBooking.set(message.bookingId, [...(ofBooking.get(message.bookingId) ?? []), message]);
  const counted = new Set(conversations.map(({ _id }) => _id));
  const uncounted = [...ofBooking.keys()].filter((id) => !counted.has(id));
  const wrong = conversations.filter((conversation) => !isCounted(conversation, ofBooking.get(conversation._id) ?? []));
  return [...uncounted, ...wrong.map(({ _id }) => _id)].map((id) => ({
    kind: 'messages-other-than-counted',
    subject: id,
    text: `Booking ${id} has other messages than are counted.`,
  }));
}

function isCounted(
  { messages: count, unreadByGuest = 0, unreadByHotel = 0 }: PlatformData['booking']['conversations'][number],
  messages: Messages,
): boolean {
  const numbers = messages.map(({ number }) => number).sort((one, other) => one - other);
  const [fromGuest, fromHotel] = parties.map((party) => messages.filter(({ from }) => from === party).length);
  const areAllThere = count === numbers.length && numbers.every((number, index) => number === index + 1);
  return areAllThere && unreadByGuest <= fromHotel! && unreadByHotel <= fromGuest!;
}

function checkBookings({ conversations, bookings }: PlatformData['booking']): Contradiction[] {
  const stored = new Map(bookings.map((booking) => [booking.id, booking]));
  return conversations.flatMap(({ _id, guestId, hotelId }) => {
    const booking = stored.get(_id);
    if (booking?.guest.id === guestId && booking.room.hotelId === hotelId) return [];
    const text = `The messages of booking ${_id} are of guest ${guestId} and hotel ${hotelId}, and no such booking is.`;
    return [{ kind: 'messages-without-booking', subject: _id, text }];
  });
}
