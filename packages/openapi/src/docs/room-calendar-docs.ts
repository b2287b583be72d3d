import { limits } from '@wayhouse/domain/limits';
import { documentCall } from '../call-docs.js';
import * as calendar from '@wayhouse/contracts/calls/room-calendar-calls';
import { exampleIds } from './examples.js';

const group = 'Your calendar';
const errors = {
  'not-found': 'The room does not exist or belongs to another hotel.',
  'rule-broken': `\`to\` is not after \`from\`, or the period is longer than ${limits.daysAhead} nights.`,
} as const;
const twoNights = { from: '2027-03-20', to: '2027-03-22' };

export const roomCalendarDocs = {
  showRoomCalendar: documentCall(calendar.showRoomCalendar, {
    group,
    summary: 'Get a room’s calendar',
    description: 'Stays that overlap the period, blocked nights, and units that are blocked by themselves.',
    errors,
    example: {
      input: { id: exampleIds.room, from: '2027-03-01', to: '2027-04-01' },
      response: {
        stays: [
          {
            bookingId: exampleIds.booking,
            checkIn: '2027-03-12',
            checkOut: '2027-03-15',
            guest: 'Asha Rao',
            guests: 2,
            state: 'unpaid' as const,
          },
        ],
        blocked: [{ night: '2027-03-20', reason: 'New carpet' }],
        blockedUnits: [{ night: '2027-03-24', unit: 2, reason: 'Painting' }],
      },
    },
  }),
  blockNights: documentCall(calendar.blockNights, {
    group,
    summary: 'Block nights',
    description:
      'Prevents nights from being booked, for example during repairs: of all units of the room, or of one. Blocks all of them or none.',
    errors: {
      ...errors,
      'rule-broken': `\`to\` is not after \`from\`, the period is longer than ${limits.daysAhead} nights, some nights are in the past, or the room has no such unit.`,
      'not-available':
        'One of the nights is booked, or one unit is blocked by itself in one of them. None was blocked.',
    },
    confirmation: 'nightsBlocked',
    example: {
      input: { room: exampleIds.room, ...twoNights, reason: 'New carpet' },
      response: { blocked: ['2027-03-20', '2027-03-21'] },
    },
  }),
  unblockNights: documentCall(calendar.unblockNights, {
    group,
    summary: 'Unblock nights',
    description:
      'Nights that are not blocked are ignored, and so are those before the hotel’s today, which stay blocked. Without a unit, units that are blocked by themselves remain so; with one, so do nights in which all are blocked.',
    errors: {
      ...errors,
      'rule-broken': `${errors['rule-broken'].slice(0, -1)}, or the room has no such unit, or all of the nights are over.`,
    },
    confirmation: 'nightsUnblocked',
    example: {
      input: { room: exampleIds.room, ...twoNights },
      response: { blocked: [] },
    },
  }),
};
