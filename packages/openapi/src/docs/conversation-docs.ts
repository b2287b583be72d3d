import { limits } from '@wayhouse/domain/limits';
import * as conversations from '@wayhouse/contracts/calls/conversation-calls';
import { documentCall } from '../call-docs.js';
import { tooManyCalls } from './error-responses.js';
import { exampleIds } from './examples.js';

const [guestGroup, hotelGroup] = ['Bookings', 'Your bookings'] as const;
const ofGuest = { 'not-found': 'The booking does not exist or belongs to another guest.' } as const;
const ofHotel = { 'not-found': 'The booking does not exist or is at another hotel.' } as const;

const closed = `The stay ended more than ${limits.messageDays} days ago, or the booking has ${limits.messagesOfBooking} messages`;
const email = 'The other one gets it by email as well.';

const fromGuest = {
  ...{ id: 'Lq3vXn8cT2wRb5Yd', number: 1, from: 'guest' as const, author: 'Asha Rao' },
  ...{ text: 'We arrive by the night train, at six.\nCan we leave our bags?', at: '2027-02-20T06:30:00.000Z' },
};
const fromHotel = {
  ...{ id: 'Wm7kSd4hJ9pZf1Ug', number: 2, from: 'hotel' as const, author: 'Amber Court' },
  ...{ text: 'Of course. Breakfast is from seven.', at: '2027-02-20T07:10:00.000Z' },
};
const writableUntil = '2027-04-14T05:30:00.000Z';
const input = { id: exampleIds.booking };

export const conversationDocs = {
  showConversation: documentCall(conversations.showConversation, {
    group: guestGroup,
    summary: 'List the messages of your booking',
    description: 'What you and the hotel have written to each other about a booking, as long as your account exists.',
    errors: ofGuest,
    example: { input, response: { messages: [fromGuest, fromHotel], unread: 1, writableUntil } },
  }),
  writeToHotel: documentCall(conversations.writeToHotel, {
    group: guestGroup,
    summary: 'Write to the hotel',
    description: `Sends the hotel a message about a booking, of a cancelled one as well. ${email}`,
    errors: {
      ...ofGuest,
      'rule-broken': `${closed}, or nobody runs the hotel any more.`,
      'too-many-requests': tooManyCalls,
    },
    confirmation: 'messageSent',
    example: { input: { ...input, text: fromGuest.text }, response: { sent: fromGuest } },
  }),
  markConversationRead: documentCall(conversations.markConversationRead, {
    group: guestGroup,
    summary: 'Mark the hotel’s messages as read',
    description: 'Marks what the hotel has written, up to a message. Idempotent.',
    errors: ofGuest,
    confirmation: 'messagesRead',
    example: { input: { ...input, upTo: fromHotel.number }, response: {} },
  }),
  listUnreadMessages: documentCall(conversations.listUnreadMessages, {
    group: guestGroup,
    summary: 'Count unread messages from hotels',
    description: 'How many messages each of your bookings has that you have not marked as read.',
    example: { input: {}, response: { unread: [{ bookingId: exampleIds.booking, messages: 1 }] } },
  }),
  showHotelConversation: documentCall(conversations.showHotelConversation, {
    group: hotelGroup,
    summary: 'List the messages of a booking at your hotel',
    description:
      'What the guest and the hotel have written to each other about a booking. It is gone with the guest’s account.',
    errors: ofHotel,
    example: {
      input,
      response: { messages: [fromGuest, { ...fromHotel, author: 'Rosa Mendes' }], unread: 0, writableUntil },
    },
  }),
  writeToGuest: documentCall(conversations.writeToGuest, {
    group: hotelGroup,
    summary: 'Write to the guest',
    description: `Sends the guest a message about a booking, of a cancelled one as well. ${email}`,
    errors: {
      ...ofHotel,
      'rule-broken': `${closed}, or the guest has no account.`,
      'too-many-requests': tooManyCalls,
    },
    confirmation: 'messageSent',
    example: {
      input: { ...input, text: fromHotel.text },
      response: { sent: { ...fromHotel, author: 'Rosa Mendes' } },
    },
  }),
  markHotelConversationRead: documentCall(conversations.markHotelConversationRead, {
    group: hotelGroup,
    summary: 'Mark the guest’s messages as read',
    description: 'Marks what the guest has written, up to a message, as read by the hotel’s staff. Idempotent.',
    errors: ofHotel,
    confirmation: 'messagesRead',
    example: { input: { ...input, upTo: fromGuest.number }, response: {} },
  }),
  listUnreadHotelMessages: documentCall(conversations.listUnreadHotelMessages, {
    group: hotelGroup,
    summary: 'Count unread messages from guests',
    description: 'How many messages each booking of the hotel has that nobody of its staff has marked as read.',
    example: { input: {}, response: { unread: [{ bookingId: exampleIds.booking, messages: 1 }] } },
  }),
};
