import { describeCall } from '../call-docs.js';
import * as calendar from '../calls/room-calendar-calls.js';
import { messages } from '../messages.js';
import { exampleIds } from './examples.js';

const group = 'Your calendar';
const nights = { from: 'The first night.', to: 'The day after the last night.' };
const refusals = {
  'not-found': 'There is no such room, or it is another hotel’s.',
  'rule-broken': 'No night, or more than 730.',
} as const;
const twoNights = { from: '2027-03-20', to: '2027-03-22' };
const returns = { blocked: 'All nights of the room that are blocked now, in order.' };

export const roomCalendarDocs = {
  showRoomCalendar: describeCall(calendar.showRoomCalendar, {
    group,
    summary: 'Show a room’s calendar',
    description: 'Stays that touch the period, and nights that you have blocked.',
    fields: { id: 'The room.', ...nights },
    returns: {
      stays: 'The bookings, each from `checkIn` up to, not including, `checkOut`.',
      blocked: 'Each night with the reason you gave, if you gave one.',
    },
    refusals,
    example: {
      input: { id: exampleIds.room, from: '2027-03-01', to: '2027-04-01' },
      answer: {
        stays: [
          {
            bookingId: exampleIds.booking,
            checkIn: '2027-03-12',
            checkOut: '2027-03-15',
            guest: 'Asha Rao',
            guests: 2,
            state: 'due' as const,
          },
        ],
        blocked: [{ night: '2027-03-20', reason: 'New carpet' }],
      },
    },
  }),
  blockNights: describeCall(calendar.blockNights, {
    group,
    summary: 'Block nights',
    description: 'Keeps nights from being booked, for a repair or a guest of your own. All of them or none.',
    fields: {
      room: 'The room.',
      ...nights,
      reason: 'For you alone. Without one, nights that are blocked already keep theirs; an empty one takes it away.',
    },
    returns,
    refusals: {
      ...refusals,
      'rule-broken': 'No night, more than 730, or nights that are over.',
      'not-available': 'One of these nights is booked. None was blocked.',
    },
    example: {
      input: { room: exampleIds.room, ...twoNights, reason: 'New carpet' },
      answer: { message: messages.nightsBlocked, blocked: ['2027-03-20', '2027-03-21'] },
    },
  }),
  unblockNights: describeCall(calendar.unblockNights, {
    group,
    summary: 'Open blocked nights',
    description: 'Nights that are not blocked stay as they are.',
    fields: { room: 'The room.', ...nights },
    returns,
    refusals,
    example: {
      input: { room: exampleIds.room, ...twoNights },
      answer: { message: messages.nightsUnblocked, blocked: [] },
    },
  }),
};
