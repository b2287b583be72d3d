import { limits } from '@wayhouse/domain/limits';
import { parties } from '@wayhouse/domain/parties';
import { z } from 'zod';
import { defineCall } from '../call.js';
import { BookingId, Id, Numeric, ownHotel, text } from '../fields.js';

/** What guest and hotel write to each other about a booking. */
const BookingMessage = z.object({
  id: z.string().meta({ description: 'The id of the message.' }),
  number: z.number().meta({ description: 'Counts the messages of the booking, from 1.' }),
  from: z.enum(parties).meta({ description: 'Who has written it.' }),
  author: z.string().meta({
    description:
      'The name of the guest, or who has written for the hotel: its staff sees the person, a guest the hotel.',
  }),
  text: z.string().meta({ description: 'Plain text, with line breaks.' }),
  at: z.iso.datetime().meta({ description: 'When it was sent.' }),
  byEmail: z.literal(true).optional().meta({
    description: 'It came as an email to the relay address of the other one, who has got the whole email.',
  }),
});
export type BookingMessage = z.output<typeof BookingMessage>;

const Conversation = z.object({
  messages: z.array(BookingMessage).meta({ description: 'All messages of the booking, the first one first.' }),
  unread: z.number().meta({ description: 'How many of the other’s messages were not marked as read yet.' }),
  writableUntil: z.iso.datetime().optional().meta({
    description: 'Until when the two can write. Absent where there is nobody to write to, or it is over.',
  }),
});
export type Conversation = z.output<typeof Conversation>;

const ofBooking = { id: BookingId };

const newMessage = z.object({
  ...ofBooking,
  text: text(limits.bookingMessage).meta({ description: 'What to write, as plain text.' }),
  key: Id.optional().meta({
    description:
      'An idempotency key of your choice. Sending again with the same key returns the message that it sent the first time.',
  }),
});
const sent = z.object({
  message: z.string(),
  sent: BookingMessage.meta({ description: 'The message as it was sent.' }),
});

const readUpTo = z.object({
  ...ofBooking,
  upTo: Numeric.pipe(z.number().int().min(0).max(1_000_000)).meta({
    description: 'The `number` of the last message that was shown. Later ones stay unread.',
  }),
});
const read = z.object({ message: z.string() });

const UnreadMessages = z.object({
  unread: z
    .array(z.object({ bookingId: z.string(), messages: z.number() }))
    .meta({ description: 'The bookings with messages that were not marked as read, and how many each has.' }),
});

export const showConversation = defineCall({
  method: 'GET',
  path: '/api/bookings/:id/messages',
  access: 'guest',
  input: z.object(ofBooking),
  response: Conversation,
});

export const writeToHotel = defineCall({
  method: 'POST',
  path: '/api/bookings/:id/messages',
  access: 'guest',
  input: newMessage,
  response: sent,
});

/** Calling it again changes nothing. */
export const markConversationRead = defineCall({
  method: 'POST',
  path: '/api/bookings/:id/messages/read',
  access: 'guest',
  input: readUpTo,
  response: read,
});

/** Of all bookings of the guest. */
export const listUnreadMessages = defineCall({
  method: 'GET',
  path: '/api/bookings/unread-messages',
  access: 'guest',
  input: z.object({}),
  response: UnreadMessages,
});

export const showHotelConversation = defineCall({
  method: 'GET',
  path: '/api/bookings/hotel/:id/messages',
  access: 'viewer',
  input: z.object(ofBooking),
  response: Conversation,
});

export const writeToGuest = defineCall({
  method: 'POST',
  path: '/api/bookings/hotel/:id/messages',
  access: 'reception',
  input: newMessage,
  response: sent,
});

/** For all of the hotel's staff. Calling it again changes nothing. */
export const markHotelConversationRead = defineCall({
  method: 'POST',
  path: '/api/bookings/hotel/:id/messages/read',
  access: 'reception',
  input: readUpTo,
  response: read,
});

/** Of all bookings of the hotel. */
export const listUnreadHotelMessages = defineCall({
  method: 'GET',
  path: '/api/bookings/hotel/unread-messages',
  access: 'viewer',
  input: z.object(ownHotel),
  response: UnreadMessages,
});
